import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addressHere } from '../../language.ts'
import { calculationTexts } from './calculation-parameters.ts'
import {
  type Calculation,
  type CalculationSearch,
  calculationAddress,
  calculationOf,
  searchOf,
} from './calculation-search.ts'

const PAUSE = 500

/**
 * Keeps the address in step with the calculation, so that it survives a reload and Back. The address follows a short
 * pause behind; when it changes for another reason (a link, the browser's own buttons), `open` is called with what it asks for.
 */
export function useCalculationAddress(
  search: CalculationSearch,
  calculation: Calculation | null,
  open: (calculation: Calculation | null) => void,
): void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const arrived = calculationAddress(search)
  const wanted = calculation ? calculationAddress(searchOf(calculation)) : null
  const [seen, setSeen] = useState(arrived)
  const [underWay, setUnderWay] = useState<readonly string[]>([])

  if (arrived !== seen) {
    setSeen(arrived)
    // What arrives of our own sending may be older than what has been entered since.
    const at = underWay.indexOf(arrived)
    if (at < 0) open(calculationOf(search))
    setUnderWay(at < 0 ? [] : underWay.slice(at + 1))
  }

  useEffect(() => {
    if (calculation === null || wanted === null || wanted === arrived) return
    const pause = setTimeout(() => {
      // Somebody who has followed a link meanwhile must not be brought back.
      if (history.location.pathname !== addressHere('/royaltyform')) return
      setUnderWay((addresses) => [...addresses, wanted])
      const search = calculationTexts(searchOf(calculation))
      navigate({ to: '/royaltyform', search, replace: true, resetScroll: false })
    }, PAUSE)
    return () => clearTimeout(pause)
  }, [arrived, wanted, calculation, navigate, history])
}
