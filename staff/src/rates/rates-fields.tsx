import { Box, Typography } from '@mui/material'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { bindings, interiors, rateBounds } from '@panai/contract/royalties/calculator-rates'
import { ratesMessages } from '@panai/contract/royalties/staff/rates-examples'
import type { ReactNode } from 'react'
import { DateInput, maxValue, minValue, NumberInput, required } from 'react-admin'

type Bounds = { readonly least: number; readonly most: number }

/** Every figure that the calculator calculates with. */
export function RatesFields() {
  return (
    <>
      <DateInput source="valid_from" label="Valid from" validate={required(ratesMessages.day)} />
      <Group title="One page in black and white (Rs.)">
        {trimSizes.map((size, at) => (
          <Amount key={size} source={`pages.${at}`} label={size} bounds={rateBounds.pageRate} />
        ))}
      </Group>
      <Group title="Binding (Rs.)">
        {bindings.map((binding, at) => (
          <Amount key={binding} source={`bindings.${at}`} label={binding} bounds={rateBounds.bindingCost} />
        ))}
      </Group>
      <Group title="Price factor of a page">
        {interiors.map((interior, at) => (
          <Amount
            key={interior}
            source={`interiors.${at}`}
            label={interior}
            bounds={rateBounds.interiorFactor}
          />
        ))}
      </Group>
      <Group title="Per copy (Rs.)">
        <Amount source="distribution_cost" label="Distribution" bounds={rateBounds.cost} />
        <Amount source="platform_margin" label="Platform margin" bounds={rateBounds.cost} />
        <Amount source="suggested_royalty" label="Royalty in the suggested MRP" bounds={rateBounds.cost} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%' }}>
      <Typography component="legend" variant="subtitle1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' }}>
        {children}
      </Box>
    </Box>
  )
}

type AmountProps = { source: string; label: string; bounds: Bounds }

function Amount({ source, label, bounds: { least, most } }: AmountProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={least / 100}
      max={most / 100}
      step={0.01}
      helperText={false}
      validate={[required(), minValue(least / 100), maxValue(most / 100)]}
    />
  )
}
