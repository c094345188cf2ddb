/** Sentences of choosing a branch or a Kargomat. */
export const texts = {
  unknownPickup: 'Seçtiğiniz teslim noktası bulunamadı. Lütfen listeden seçin.',
  invalidReceiver: 'Teslim alacak kişinin adını ve soyadını yalnızca harflerle yazın.',
  invalidReceiverTc: 'Teslim alacak kişinin T.C. kimlik numarası geçersiz.',
  notForKargomat: (names: readonly string[]) =>
    `Kargomat’a sığmayan ürünler var: ${names.join(', ')}. Lütfen adresinize ya da bir şubeye teslimi seçin.`,
}
