/** In pixels; closed it shows icons only. */
export const MENU_WIDTH = 232
export const CLOSED_MENU_WIDTH = 52
