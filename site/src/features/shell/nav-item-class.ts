import { classNames } from '../../ui/class-names.ts'

/** How an item of the bar looks; marked: where the visitor is. */
export function navItemClass(marked: boolean): string {
  return classNames(
    'relative inline-flex min-h-11 items-center px-1 font-semibold xl:px-2 whitespace-nowrap hover:text-palm',
    'after:absolute after:bottom-1.5 after:left-1/2 after:size-1.5 after:-translate-x-1/2 after:rounded-full',
    marked && 'text-palm after:bg-palm',
  )
}
