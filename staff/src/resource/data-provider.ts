import type { ListMeta } from '@panai/contract/console/staff/lists'
import type { Method } from '@panai/contract/http/endpoint'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { firstProblemOf, StaffApiError } from '../api/api-error.ts'
import { changedFields } from '../api/changed-fields.ts'
import { callByPath } from '../api/staff-call.ts'
import type { ResourceCalls, StaffResource } from './resource.ts'

type Answer<T> = { data: T }
type ListAnswer<T> = Answer<T[]> & { meta: ListMeta }

/**
 * How react-admin reaches the API: by the table of calls that each resource brings along. What the contract can't know while it
 * is compiled, such as which record a screen asks for, is typed at the screen: `useRecordContext<…>()`, `<List<…>>`.
 */
export function createDataProvider(resources: readonly StaffResource[]): DataProvider {
  const tables = new Map(resources.map(({ name, calls }) => [name, calls]))

  function callsOf(resource: string): ResourceCalls {
    const calls = tables.get(resource)
    if (!calls) throw new Error(`no resource is called ${resource}`)
    return calls
  }

  async function ask<T>(method: Method, path: string | undefined, input: object, signal?: AbortSignal) {
    if (!path) throw new Error('this resource has no such call')
    const answer = await callByPath(method, path, input, { signal })
    const body: T = await answer.json()
    return body
  }

  async function list<T>(resource: string, { pagination, sort, filter, signal }: Asked) {
    const input = {
      ...filter,
      ...(pagination && { page: pagination.page, per_page: pagination.perPage }),
      ...(sort && { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
    }
    const { data, meta } = await ask<ListAnswer<T>>('GET', callsOf(resource).list, input, signal).catch(
      (cause) => Promise.reject(ofFilters(cause)),
    )
    return { data, total: meta.total, meta: { at_least: meta.at_least ?? false } }
  }

  async function one<T>(resource: string, id: Identifier, signal?: AbortSignal): Promise<T> {
    const { data } = await ask<Answer<T>>('GET', callsOf(resource).one, { id }, signal)
    return data
  }

  return {
    supportAbortSignal: true,
    getList: (resource, params) => list(resource, params),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),
    async getOne(resource, { id, signal }) {
      return { data: await one(resource, id, signal) }
    },
    async getMany(resource, { ids, signal }) {
      return { data: await Promise.all(ids.map((id) => one<never>(resource, id, signal))) }
    },
    async create(resource, { data }) {
      const { create, toInput } = callsOf(resource)
      return ask('POST', create, toInput?.(data) ?? data)
    },
    async update(resource, { id, data, previousData }) {
      const { update, toInput } = callsOf(resource)
      const input = toInput?.(data) ?? changedFields(data, previousData)
      // The state that the form was filled from: the server refuses when somebody else has changed it since.
      return ask('PATCH', update, { ...input, id, version: versionOf(data) ?? versionOf(previousData) })
    },
    async delete(resource, { id, previousData }) {
      await ask('DELETE', callsOf(resource).remove, { id, version: versionOf(previousData) })
      return { data: { id, ...previousData } as never } // react-admin only looks at the id
    },
    updateMany: () => Promise.reject(new Error('many are changed by a call of their own')),
    deleteMany: () => Promise.reject(new Error('many are deleted by a call of their own')),
  }
}

type Asked = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: object
  signal?: AbortSignal
}

function versionOf(record: Partial<RaRecord> | undefined): unknown {
  return record?.version
}

/** What is wrong with a filter, in the words of the filter: a list has no field for them to stand beside. */
function ofFilters(cause: unknown): unknown {
  const problem = firstProblemOf(cause)
  return cause instanceof StaffApiError && problem
    ? new StaffApiError(cause.status, { message: problem })
    : cause
}
