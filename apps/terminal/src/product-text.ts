import { formatPrice } from '@market/domain/money'
import { discountBought, discountLabel, type ProductDetail } from '@market/domain/catalog'
import { cartMessages } from '@market/domain/cart'
import { productChoices, variantsOf } from './product-choices.ts'
import { texts } from './texts.ts'

const own = texts.product

/** A product's page: price, discount, stock, shop, and its combinations numbered from 1. */
export function productText(product: ProductDetail): string {
  const { discount, shop } = product
  const variants = variantsOf(product)
  return [
    `${product.brand} ${product.name}`,
    `${own.price}: ${formatPrice(product.price)}${lowest(product)}`,
    ...(discount
      ? [`${discountLabel}: ${own.share(discount.maxQuantity, discountBought(discount), discount.originalQuantity)}`]
      : []),
    `${own.max(product.upperLimit)}, ${own.stock(product.stock)}`,
    `${own.shop}: ${shop.name}, ${shop.city}`,
    `${own.cargo}: ${product.shipPrice === 0 ? cartMessages.freeCargo : formatPrice(product.shipPrice)}`,
    ...(variants.length > 0 ? [own.variants(variants.map(({ name }) => name).join(', ')), ...choices(product)] : []),
    ...(product.active ? [] : [own.inactive]),
  ].join('\n')
}

const choices = (product: ProductDetail) =>
  productChoices(product).map(
    ({ names, price, stock }, index) =>
      `  ${index + 1}. ${names.join(', ')}: ${formatPrice(price)}, ${own.stock(stock)}`,
  )

/** By law a crossed-out price must show its reference price. */
const lowest = ({ price, originalPrice, lowestPrice }: ProductDetail): string =>
  originalPrice > price
    ? ` (${own.insteadOf(formatPrice(originalPrice))}, ${own.lowest(formatPrice(lowestPrice))})`
    : ''
