# What an answer leaves unused.

warning-income = You could still pay for an advance: you have { $food } food, { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    }, { $worker ->
        [one] { $worker } worker
       *[other] { $worker } workers
    } and { $culture } culture. Income ends this era for you.
