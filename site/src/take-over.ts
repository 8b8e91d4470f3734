/** Sent before React takes a rendered page over, which somebody who knows better may prevent. */
export const TAKING_OVER = 'panai:taking-over'

/** Sent when it has, and the router hears of Back and Forward from now on. */
export const TAKEN_OVER = 'panai:taken-over'
