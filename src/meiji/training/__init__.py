"""What the players know is learnt here, by self-play.

tuning.py fits weights of features and a policy. For networks, self_play.py plays games and takes samples, network.py
has the loss and fits, and loop.py goes through the rounds.
"""
