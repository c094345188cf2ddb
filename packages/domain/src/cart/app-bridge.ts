/** Handlers of the app around the shop. */
export type AppMessage = 'add_to_cart' | 'remove_from_cart' | 'remove_all_products' | 'go_cart'

/** The app that embeds the shop in a web view. Without one, or when it fails, nothing happens that a shopper sees. */
export interface AppBridge {
  post(message: AppMessage, payload?: { readonly [field: string]: string | number }): void
}
