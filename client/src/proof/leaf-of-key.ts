const leaves: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Which way a key turns a leaf: 1 onwards, -1 back, null when it does something else. */
export function leafOfKey({ key, altKey, ctrlKey, metaKey }: Pressed): 1 | -1 | null {
  return altKey || ctrlKey || metaKey ? null : (leaves[key] ?? null)
}
