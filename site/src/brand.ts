import { brand } from '@panai/contract/brand/brand'
import { localised } from '@panai/contract/language/localised'

export { brand }

/** The company, as titles and sentences of the site have it. */
export const siteName = localised(brand.name, `${brand.nameInTamil} பதிப்பகம்`)
