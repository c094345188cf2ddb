/** A file attached to a mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** Set if `content` is a document in HTML, which becomes a PDF when the mail is sent, never inside a transaction. */
  readonly pdf?: { readonly title: string; readonly subtitle: string; readonly shop?: string }
}
/** A mail ready to send. */
export interface Mail {
  /** An address stored by the shop; never one from the current request. */
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** URL for unsubscribing with one POST and without a login, used by the mail program's button (RFC 8058). */
  readonly oneClick?: string | undefined
}
