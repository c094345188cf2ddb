import { shellMessages } from '@market/domain/shell'

/** Texts for failures without a message of the API. */
export const failureTexts = {
  title: shellMessages.failure,
  close: 'Tamam',
  offline: 'Bağlantı kurulamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  waits: 'İnternet bağlantınız yok. Yaptığınız değişiklik bağlantı gelince işlenecek.',
  waitsTitle: 'Bağlantı bekleniyor',
  unreadable: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
  session: 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.',
  retry: 'Tekrar dene',
} as const
