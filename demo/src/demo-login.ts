/** With what a visitor of the demo logs in as its author. Known to everybody: it exists in demo mode only. */
export const demoLogin = { email: 'demo.author@panai.example', password: 'Palmyra-Leaf-26' } as const

/** File name of the author in the demo catalogue. */
export const DEMO_AUTHOR = 'demo-author'
