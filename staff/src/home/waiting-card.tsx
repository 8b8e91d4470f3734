import { Card, CardContent, Link, List, ListItem, Typography } from '@mui/material'
import type { Waiting } from '@panai/contract/console/staff/waiting'
import { type RaRecord, useCreatePath, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { resources } from '../resources.tsx'
import { addressOf, orderOf, waitingPlaces } from './waiting-places.ts'

const MOST_NAMED = 5

/** One kind of thing that waits: how many, since when, and the oldest of them by name. */
export function WaitingCard({ waiting: { kind, count, oldest_at } }: { waiting: Waiting }) {
  const place = waitingPlaces[kind]
  const { resource, filter } = place.list
  const { data = [] } = useGetList(resource, {
    filter,
    sort: orderOf(place),
    pagination: { page: 1, perPage: MOST_NAMED },
  })
  const more = count - data.length
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">
          <Link component={RouterLink} to={addressOf(place)} color="inherit" underline="hover">
            {place.label} ({count.toLocaleString('en-IN')})
          </Link>
        </Typography>
        {oldest_at && (
          <Typography variant="body2" color="text.secondary">
            Oldest: <Ago at={oldest_at} />
          </Typography>
        )}
        <List dense disablePadding sx={{ mt: 1 }}>
          {data.map((record) => (
            <ListItem key={record.id} disableGutters sx={{ minHeight: 36, overflowWrap: 'anywhere' }}>
              <NamedRecord record={record} kind={kind} />
            </ListItem>
          ))}
        </List>
        {data.length > 0 && more > 0 && (
          <Typography variant="body2" color="text.secondary">
            and {more.toLocaleString('en-IN')} more
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}

/** It leads to the record, or to the list of its kind where there is no screen of it. */
function NamedRecord({ record, kind }: { record: RaRecord } & Pick<Waiting, 'kind'>) {
  const createPath = useCreatePath()
  const place = waitingPlaces[kind]
  const resource = resources.find(({ name }) => name === place.list.resource)
  const nameOf = place.nameOf ?? resource?.nameOf
  const to = resource?.show
    ? createPath({ resource: resource.name, id: record.id, type: 'show' })
    : addressOf(place)
  return (
    <Link component={RouterLink} to={to}>
      <TextInScript text={nameOf?.(record) ?? `No. ${record.id}`} />
    </Link>
  )
}
