/** As it is kept of a step: a fault of nobody. */
export const TOO_LONG = 'too long for its size'
