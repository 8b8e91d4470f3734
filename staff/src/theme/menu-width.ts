/** In pixels; closed it shows icons only. */
export const MENU_WIDTH = 232
export const CLOSED_MENU_WIDTH = 52

/** Where the menu lies over the screen. */
export const PHONE_WIDTHS = '(max-width: 599.95px)'
