/** Colours of a drawn thing: its body, the lines cut in it, one accent. */
export type Tint = readonly [fill: string, cut: string, accent: string]
