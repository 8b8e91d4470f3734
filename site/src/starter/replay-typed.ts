/**
 * Lets the framework hear what was typed or chosen before it ran. It notes what a field holds when it takes it over, and tells nobody
 * of a value that it has noted: so the field is emptied for a moment, in a way that it notes, and filled in one that it does not.
 */
export function replayTyped(field: Element, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) refill(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function refill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  inherited?.set?.call(field, value)
  // Fields of some types have no place of writing.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
