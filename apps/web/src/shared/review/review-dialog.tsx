import type { ProductId } from '@market/domain/kernel'
import { validationMessages } from '@market/domain/validation'
import { type OwnReview, photoLimits, reviewLengths, reviewProblems } from '@market/domain/reviews'
import { useForm, useService } from '@market/react'
import { Alert, Button, Dialog, FieldMark, Radio, Stars, TextArea } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { reviewCases } from './bind.ts'
import { PhotoPicker } from './photo-picker.tsx'
import * as css from './review.css.ts'
import { reviewDialogTexts as texts } from './texts.ts'
import { usePhotos } from './use-photos.ts'

export interface Subject {
  readonly productId: ProductId
  readonly name: string
  /** The earlier comment; 0 stars and no text for a new one. */
  readonly rating: number
  readonly text: string
}
interface ReviewDialogProps {
  readonly subject: Subject
  readonly onClose: () => void
  readonly onSaved: (review: OwnReview) => void
}

/** A dialog to rate and comment on a product. */
export function ReviewDialog({ subject, onClose, onSaved }: ReviewDialogProps) {
  const writeReview = useService(reviewCases.writeReview)
  const { productId, name } = subject
  const gateway = useService(services.ReviewPhotoGateway)
  const photos = usePhotos({
    most: photoLimits.count,
    kept: () => gateway.mine(productId),
    add: (file) => gateway.add(productId, file),
  })
  const { form, set, field, errorOf, submit, busy, refused } = useForm(
    { productId, rating: subject.rating, text: subject.text },
    {
      id: 'yorum',
      labels: { rating: texts.rating, text: texts.text },
      problems: reviewProblems,
      sentence: (wrong) => (wrong === 'text' ? texts.length(reviewLengths.min, reviewLengths.max) : undefined),
      send: async (written) => {
        const settled = await photos.settle()
        return settled.ok ? writeReview({ ...written, photos: settled.value }) : settled
      },
      onSent: onSaved,
    },
  )
  return (
    <Dialog form open onClose={onClose} title={name}>
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <fieldset className={css.stars} aria-describedby={errorOf('rating') ? 'yorum-rating-note' : undefined}>
          <legend>
            {texts.rating} <FieldMark mark={texts.required} />
          </legend>
          {[5, 4, 3, 2, 1].map((count) => (
            <Radio
              key={count}
              id={count === 5 ? 'yorum-rating' : undefined}
              name="rating"
              label={<Stars value={count} label={texts.stars(count)} />}
              checked={form.rating === count}
              onChange={() => set({ rating: count })}
            />
          ))}
          <div id="yorum-rating-note" aria-live="polite">
            {errorOf('rating') && <p className={css.error}>{validationMessages.required({ field: texts.rating })}</p>}
          </div>
        </fieldset>
        <TextArea
          {...field('text')}
          mark={texts.required}
          hint={texts.hint(reviewLengths.min)}
          maxLength={reviewLengths.max}
        />
        <PhotoPicker of={photos} />
        <p className={css.note}>{texts.note}</p>
        <Button type="submit" full loading={busy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
