/** "1 row", "1,23,456 rows". @param one what one of them is called; several have an s more */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${one}${Math.abs(count) === 1 ? '' : 's'}`
}
