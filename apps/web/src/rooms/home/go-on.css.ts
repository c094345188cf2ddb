import { style } from '@vanilla-extract/css'
import { ways } from '../../shared/shop/shop-cards.css.ts'

export const searches = style([ways, { selectors: { '&:not(:empty)': { marginBottom: 12 } } }])
export const forget = style({ marginLeft: 'auto' })
export const forgot = style({ padding: '12px 0' })
