import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useSimpleFormIterator } from 'react-admin'

/** The button below the rows of a list in a form, named for what it adds: several lists stand in one form. */
export function AddItem({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  )
}
