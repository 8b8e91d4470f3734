import type { Permission } from '@panai/contract/http/permissions'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { PathOf } from '../api/staff-call.ts'

/** How the menu is divided, in the order of the work. */
export const menuGroups = [
  'Editorial',
  'Messages',
  'Catalogue',
  'Content',
  'Sales',
  'Statements',
  'Payouts',
  'Rules and rates',
  'Administration',
] as const

export type MenuGroup = (typeof menuGroups)[number]

type OfStaff<P> = Extract<P, `/api/staff/${string}`>
type Screen = ComponentType | LazyExoticComponent<ComponentType>

/** The calls that a resource's screens make through react-admin; each path is checked against the contract. */
export type ResourceCalls = {
  list: OfStaff<PathOf<'GET'>>
  one?: OfStaff<PathOf<'GET'>>
  create?: OfStaff<PathOf<'POST'>>
  update?: OfStaff<PathOf<'PATCH'>>
  remove?: OfStaff<PathOf<'DELETE'>>
  /** What is sent when a form is saved; without it: of a change the fields that differ, of a new record all. */
  toInput?: (values: Readonly<Record<string, unknown>>) => object
}

/** One kind of thing that the staff looks after. Screens are loaded when they are first shown: `lazy(() => import(…))`. */
export type StaffResource = {
  /** In the console's addresses: `/staff/<name>`. */
  name: string
  /** Of one and of several, as screens say it. */
  words: { one: string; many: string /** What to do first, while its list is empty. */; empty: string }
  group: MenuGroup
  icon: ComponentType
  calls: ResourceCalls
  /** Who may see it, and who may do more. What is left out nobody may do here. */
  may: { read: Permission; create?: Permission; edit?: Permission; remove?: Permission }
  list?: Screen
  show?: Screen
  create?: Screen
  edit?: Screen
  /** How a record is called in titles and references. Written as a method: each resource may then say what records it has. */
  nameOf?(record: object): string
}

/** Whether somebody with these permissions may do what react-admin calls `action`. */
export function mayDo(resource: StaffResource, action: string, permissions: readonly Permission[]): boolean {
  const { read, create, edit, remove } = resource.may
  const needed = { list: read, show: read, export: read, create, edit, delete: remove }[action]
  return needed !== undefined && permissions.includes(needed)
}
