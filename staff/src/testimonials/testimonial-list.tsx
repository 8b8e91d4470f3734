import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import { IconButton } from '@mui/material'
import type { StaffTestimonial } from '@panai/contract/content/staff/testimonials'
import {
  DataTable,
  List,
  useCanAccess,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { NameField, PassageField } from '../parts/fields.tsx'
import { LacksField, lacksInput } from '../parts/lacks.tsx'
import { SidewaysScroll } from '../parts/sideways-scroll.tsx'
import { ListFailure } from '../parts/staff-list.tsx'

const inOrder = { field: 'position', order: 'ASC' } as const

export default function TestimonialList() {
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'testimonials', action: 'edit' })
  return (
    <List<StaffTestimonial>
      error={<ListFailure />}
      sort={inOrder}
      perPage={100}
      exporter={false}
      filters={[lacksInput]}
    >
      <SidewaysScroll>
        <DataTable rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
          <DataTable.Col source="author_name" label="Who" field={NameField} disableSort />
          <DataTable.Col source="book_title" label="Book" field={NameField} disableSort />
          <DataTable.Col
            source="quote"
            label="Quote"
            field={PassageField}
            className={notOnPhones}
            disableSort
          />
          <DataTable.Col source="lacks" label="Translation" field={LacksField} disableSort />
          <DataTable.NumberCol source="rating" label="Rating" className={onlyOnWideScreens} disableSort />
          {mayEdit && <DataTable.Col label="Order" field={MoveField} source="position" disableSort />}
        </DataTable>
      </SidewaysScroll>
    </List>
  )
}

/** One place up or down. */
function MoveField() {
  const record = useRecordContext<StaffTestimonial>()
  const { data = [], filterValues } = useListContext<StaffTestimonial>()
  const notify = useNotify()
  const refresh = useRefresh()
  // Places are those among all of them.
  if (!record || filterValues.lacks) return null
  const ids = data.map(({ id }) => id)
  const at = ids.indexOf(record.id)

  const move = (by: number) => async (event: { stopPropagation: () => void }) => {
    event.stopPropagation()
    const moved = ids.filter((id) => id !== record.id)
    moved.splice(at + by, 0, record.id)
    try {
      await staffCall('POST', '/api/staff/testimonial-orders', { ids: moved })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
    refresh()
  }

  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton size="small" aria-label={`${record.author_name}: up`} disabled={at <= 0} onClick={move(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${record.author_name}: down`}
        disabled={at === ids.length - 1}
        onClick={move(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </span>
  )
}
