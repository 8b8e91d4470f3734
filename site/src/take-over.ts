/** Sent before React takes a rendered page over, which somebody who knows better may prevent. Its detail is the address that the router has read. */
export const TAKING_OVER = 'panai:taking-over'

/** Sent when it has, and the router hears of Back and Forward from now on. */
export const TAKEN_OVER = 'panai:taken-over'

/** Sent when it can't: a part of the page could not be fetched. The page stays as it was rendered. */
export const LEFT_ALONE = 'panai:left-alone'
