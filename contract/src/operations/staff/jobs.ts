import { z } from 'zod'
import { listQuery, staffList } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint } from '../../http/endpoint.ts'
import { oneOf } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'

export const jobStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobRecord = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string().meta({ description: 'What it does.' }),
    status: z.enum(jobStatuses),
    tries: z.int(),
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime().nullable().meta({ description: 'When a waiting job is due.' }),
    started_at: z.iso.datetime().nullable(),
    done_at: z.iso.datetime().nullable(),
    problem: z.string().nullable().meta({ description: 'Why the last try failed.' }),
    outcome: z.string().nullable(),
  })
  .meta({ id: 'JobRecord' })
export type JobRecord = z.output<typeof jobRecord>

export const listJobs = endpoint({
  id: 'listJobs',
  method: 'GET',
  path: '/api/staff/jobs',
  tag: 'Staff: background work',
  access: staffMay('jobs.read'),
  summary: 'Background work of the last two weeks',
  query: listQuery(['-created_at', 'created_at'], {
    status: oneOf('status', jobStatuses).optional(),
    kind: z.string().max(60, 'kind must be that of a job').optional(),
  }),
  output: staffList(jobRecord),
})

export const retryJob = endpoint({
  id: 'retryJob',
  method: 'POST',
  path: '/api/staff/jobs/{id}/retry',
  tag: 'Staff: background work',
  access: staffMay('jobs.retry'),
  summary: 'Runs a failed job again',
  params: z.object({ id: z.uuid() }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const jobEndpoints = [listJobs, retryJob] as const
