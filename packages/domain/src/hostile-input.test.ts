import {
  aCartItem,
  aCartShop,
  aProductDetail,
  aContactForm,
  aContentPage,
  aDeviceSeller,
  aFriendForm,
  anAddressForm,
  anApplication,
  aPoll,
  aRegistration,
  aWholesaleForm,
  hostileText,
  longTexts,
  someSellerParams,
} from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as core from './index.ts'

const now = new Date('2026-11-20T09:00:00Z')
const id = core.productId(1)
const price = core.kurus(100)
const vocabularyOf = (words: Partial<core.ShopWords>) =>
  core.makeQueryVocabulary({
    stems: (word) => [word.slice(0, -1)],
    synonyms: () => [],
    brands: [],
    shops: [],
    choices: [],
    inNames: () => false,
    ...words,
  })
const shopSettings = (text: string): core.ShopSettings => {
  const address = { city: text, district: text, street: text, phone: text }
  return {
    company: { legalName: text, taxOffice: text, taxNumber: text, mersis: text, kep: text },
    address,
    returnAddress: { name: text, ...address },
    description: text,
    cargoPrice: price,
    freeCargoOver: null,
    prepareDays: 1,
    leave: { from: text, to: text },
  }
}
const heading = (text: string) => ({ type: 'heading' as const, text })
const body = (text: string) => ({ [text]: text, err_msg: text, err_code: text })

/**
 * Functions that take text from a shopper, an address, a store or the provider; each is called with the text in every
 * position.
 */
const texts: Readonly<Record<string, (text: string) => unknown>> = {
  actionsOf: core.actionsOf,
  doorOf: (text) => core.isRole(text) && core.doorOf(text),
  isRole: core.isRole,
  recordedSearch: (text) => core.recordedSearch(text),
  mayDo: (text) => core.mayDo(text, 'shop.write'),
  isLeave: (text) => [core.isLeave({ from: text, to: text }, now), core.isLeave({ from: '2026-11-20', to: text }, now)],
  isOnLeave: (text) => core.isOnLeave({ from: text, to: text }, now),
  openShopFields: (text) => core.openShopFields(shopSettings(text)),
  shopSettingsProblems: (text) => core.shopSettingsProblems(shopSettings(text), now),
  accessoryCategory: (text) => core.accessoryCategory({ categoryTree: text }),
  accountPanelTitle: (text) =>
    core.accountPanelTitle(
      { reminder: true },
      { isActive: true, firstName: text, lastName: text },
      { login: text, remindPassword: text },
    ),
  addressLine: (text) => core.addressLine({ address: text, neighborhood: text, district: text, city: text }),
  addressProblems: (text) =>
    core.addressProblems(anAddressForm({ title: text, address: text, phone: text, tc: text, taxNumber: text })),
  afterLogin: (text) => core.afterLogin(text),
  afterLogout: core.afterLogout,
  answerError: (text) => core.answerError(409, body(text), { route: text, call: text }),
  asciiUpper: core.asciiUpper,
  campaignPhase: (text) => core.campaignPhase({ startsAt: text, endsAt: text }, now),
  campaignPreviewUrl: (text) => core.campaignPreviewUrl({ campaign: text, tab: text }),
  campaignUrl: (text) => core.campaignUrl({ campaign: text, tab: text }),
  cardNameProblems: core.cardNameProblems,
  asksQuestion: core.asksQuestion,
  isUsableCard: (text) => core.isUsableCard({ expiry: text }, now),
  planOfCard: (text) => core.planOfCard(text, () => undefined),
  maskedCard: (text) => core.maskedCard({ firstDigits: text, last4: text }),
  normalizeCardName: core.normalizeCardName,
  savedCardTitle: (text) => core.savedCardTitle({ name: text, firstDigits: text, last4: text }),
  cancelProblems: (text) =>
    core.cancelProblems([{ productId: id, attrId: text, quantity: 1, reason: 1, note: text }], {
      items: [],
      reasons: [],
    }),
  capitalizeFirstTr: core.capitalizeFirstTr,
  capitalizeTr: core.capitalizeTr,
  cardBrand: core.cardBrand,
  cardProblems: (text) => core.cardProblems({ number: text, name: text, month: text, year: text, cvc: text }, now),
  categoryUrl: core.categoryUrl,
  changePasswordProblems: (text) => core.changePasswordProblems({ current: text, password: text, repeated: text }),
  classifyPath: core.classifyPath,
  commentsUrl: (text) => core.commentsUrl({ slug: text, id: 1 }),
  colourOf: core.colourOf,
  companyField: core.companyField,
  contactProblems: (text) =>
    core.contactProblems(aContactForm({ firstName: text, email: text, phone: text, message: text })),
  contentAnchors: (text) => core.contentAnchors([heading(text), heading(text)]),
  contentTabs: (text) =>
    core.contentTabs(
      aContentPage({
        path: text,
        siblings: [
          { path: text, title: text },
          { path: '/a', title: text },
        ],
      }),
    ),
  dealCountdown: (text) => core.dealCountdown({ startDate: text, endDate: text }, now),
  dealUrl: core.dealUrl,
  deviceSaleUrl: (text) => core.deviceSaleUrl({ service: text, offerId: text }),
  deviceSellerProblems: (text) =>
    core.deviceSellerProblems(aDeviceSeller({ tc: text, iban: text, phone: text, email: text, address: text })),
  findCategory: core.findCategory,
  formToSend: (text) => core.formToSend({ [text]: text, firstName: text, iban: text, email: text, phone: text }),
  friendProblems: (text) => core.friendProblems(aFriendForm({ friendName: text, friendEmail: text, message: text })),
  giftCodeProblems: core.giftCodeProblems,
  giftNoteLength: core.giftNoteLength,
  giftNoteProblem: core.giftNoteProblem,
  normalizeGiftNote: core.normalizeGiftNote,
  giftOrNone: (text) => core.giftOrNone({ wrapped: false, note: text, pricesHidden: false }),
  groupOpen: core.groupOpen,
  handOverProblem: (text) =>
    core.handOverProblem({ right: '123456', takesCash: false }, { code: text, hasPhoto: false }),
  showsHandOverCode: (text) =>
    core.showsHandOverCode({ status: 'delivered', option: text, fetchUntil: text }, '2026-11-20'),
  isPushEndpoint: core.isPushEndpoint,
  hasDigit: core.hasDigit,
  hasWebAddress: core.hasWebAddress,
  emailChangeProblems: (text) => core.emailChangeProblems({ email: text, password: text }),
  taxLine: (text) => core.taxLine({ taxOffice: text, taxNumber: text }),
  trackProblems: (text) => core.trackProblems({ orderNumber: text, email: text }),
  nextSpan: (text) => core.nextSpan({ kind: 'dates', from: text, to: text }, now),
  runsOn: (text) => core.runsOn({ kind: 'dates', from: text, to: text }, now),
  parseChoice: (text) => core.parseChoice(aProductDetail(), text),
  hasTaxNumberChecksum: core.hasTaxNumberChecksum,
  isCardExpired: (text) => core.isCardExpired(text, now),
  isCardExpiry: core.isCardExpiry,
  isCardHolderName: core.isCardHolderName,
  isCardNumber: core.isCardNumber,
  isCompanyPhone: core.isCompanyPhone,
  isEmail: core.isEmail,
  isGiftCardNumber: core.isGiftCardNumber,
  isIban: core.isIban,
  isLicencePlate: core.isLicencePlate,
  isMeasuredStep: core.isMeasuredStep,
  isMemberOnly: core.isMemberOnly,
  reportProblems: (text) => core.reportProblems({ id: 1, reason: 'other', note: text }),
  fullName: (text) => core.fullName({ firstName: text, lastName: text }),
  splitName: core.splitName,
  placeLine: (text) => core.placeLine({ city: text, district: text, neighborhood: text }),
  keeps: core.keeps,
  cleanText: core.cleanText,
  cleanTexts: core.cleanTexts,
  expiryText: core.expiryText,
  fitsProduct: (text) => core.fitsProduct(text, text),
  isTypedEmail: core.isTypedEmail,
  normalizeOrderNumber: core.normalizeOrderNumber,
  typedPrice: core.typedPrice,
  makeQueryVocabulary: (text) => {
    const named = { slug: text, name: text }
    const choices = [
      { name: text, value: text },
      { name: 'Renk', value: text },
      { name: 'Beden', value: text },
    ]
    const { categories, choices: find, brand } = vocabularyOf({ brands: [named], shops: [named], choices })
    return [categories(text), find(text), brand(text)]
  },
  makeSynonyms: (text) =>
    core.makeSynonyms([{ terms: [text, 'a'], kind: 'both', from: text, since: text, until: text }], text)(text),
  synonymTerms: (text) => core.synonymTerms([{ terms: [text], kind: 'both', since: text, until: null }], text),
  withoutLacking: (text) =>
    core.withoutLacking(
      core.understandQuery(text, vocabularyOf({})),
      { q: text, literal: [] },
      {
        unknown: [{ text, forms: [text] }],
        isSaid: () => true,
      },
    ),
  understandQuery: (text) => core.understandQuery(text, vocabularyOf({}), [text]),
  correctWord: (text) => core.correctWord(text, [{ key: text.slice(1), weight: 1 }]),
  nearWords: (text) => core.nearWords(text.slice(0, 40)),
  soundKey: core.soundKey,
  wordBeginnings: core.wordBeginnings,
  typeInto: (text) => core.typeInto('firstName', '', text),
  loginProblems: (text) => core.loginProblems({ username: text, password: text }),
  isNationalId: core.isNationalId,
  isNationalIdOrEmpty: core.isNationalIdOrEmpty,
  isNewPassword: core.isNewPassword,
  formatIban: core.formatIban,
  formatPhone: core.formatPhone,
  isPhone: core.isPhone,
  isPttemCardNumber: core.isPttemCardNumber,
  isSearchText: core.isSearchText,
  isSameLine: (text) => core.isSameLine({ productId: 1, attrId: text }, { productId: 1, attrId: '' }),
  isSameListName: (text) => core.isSameListName(text, text.toUpperCase()),
  isSlotRunning: (text) => core.isSlotRunning({ startDate: text, endDate: text, active: true }, now),
  isTaxNumber: core.isTaxNumber,
  isVin: core.isVin,
  lastOrderOnce: (text) => core.lastOrderOnce([text], text),
  legacyRedirect: core.legacyRedirect,
  listNameProblems: core.listNameProblems,
  lowerCaseAddress: core.lowerCaseAddress,
  listingQuery: (text) => {
    const names = ['q', 'page', 'limit', 'sort', 'price', 'brand', 'attr', 'rating', 'stock', 'shop', text]
    const query = core.listingQuery(
      names.map((name) => [name, text] as const),
      'deals',
      text,
    )
    return [core.listingQuery.print(query), core.listingQuery.toRequest(query)]
  },
  lowerTr: core.lowerTr,
  luhn: core.luhn,
  maskedName: (text) => core.maskedName({ firstName: text, lastName: text }),
  mayRepeat: (text) => core.mayRepeat(text, { platform: 'android', whitelist: ['a'] }),
  metaTitle: (text) => core.metaTitle({ id: 1, name: text, categoryIds: [15] }),
  nameField: core.nameField,
  nationalIdProblems: (text) => core.nationalIdProblems({ tc: text }),
  newPasswordProblems: (text) => core.newPasswordProblems({ password: text, repeated: text }),
  normalizeCard: (text) => core.normalizeCard({ number: text, name: text, month: text, year: text, cvc: text }),
  normalizeEmail: core.normalizeEmail,
  normalizeGiftCode: core.normalizeGiftCode,
  normalizeListName: core.normalizeListName,
  normalizePhone: core.normalizePhone,
  normalizeVehicle: (text) => core.normalizeVehicle({ by: 'plate', text }),
  onlyLetters: core.onlyLetters,
  decline: (text) => core.decline(text, 'dative'),
  withdrawalRight: (text) => core.withdrawalRight([text]),
  otherProblems: (text) => core.otherProblems('pttem_card', { bankAccountId: undefined, cardNumber: text }),
  parsePrice: core.parsePrice,
  passwordProblems: core.passwordProblems,
  pathTo: core.pathTo,
  plainText: core.plainText,
  platform: (text) => core.platform(text, false),
  pollProblems: (text) => core.pollProblems(aPoll(), [{ question: 2, option: null, text }]),
  productUrl: (text) => core.productUrl({ slug: text, id: 1 }),
  profileProblems: (text) =>
    core.profileProblems({ firstName: text, lastName: text, newsletter: false, insiderContactList: false }),
  questionProblems: (text) => core.questionProblems({ text }),
  similarQuestions: (text) => {
    const asked = { id: 1, name: text, text, date: text, product: { name: text, url: text }, answer: null }
    return core.similarQuestions([asked, { ...asked, text: 'Makinede yıkanır mı?' }], text)
  },
  photoProblem: (text) => core.photoProblem(new TextEncoder().encode(text), text.length),
  photosOf: (text) => core.photosOf([{ id: 1, name: text, images: [text, text] }]),
  readCardExpiry: core.readCardExpiry,
  receiverProblems: (text) => core.receiverProblems({ firstName: text, lastName: text, phone: text, tc: text }),
  registrationProblems: (text) =>
    core.registrationProblems(aRegistration({ firstName: text, email: text, phone: text, password: text })),
  retargetingAllowed: core.retargetingAllowed,
  remittanceProblems: (text) =>
    core.remittanceProblems({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      vehicle: { by: 'plate', text },
    }),
  reviewProblems: (text) => core.reviewProblems({ productId: id, rating: 5, text }),
  richText: core.richText,
  routeName: core.routeName,
  safeReturnRoute: core.safeReturnRoute,
  searchHelp: (text) => [
    core.searchHelp([{ question: text, answer: [text], topic: text, link: text }], 'iade'),
    core.searchHelp([{ question: 'İade', answer: ['Evet'], topic: 'İade', link: '/' }], text),
  ],
  namesColours: core.namesColours,
  searchKey: core.searchKey,
  saleAccountProblems: (text) => core.saleAccountProblems({ iban: text }),
  searchSubmit: (text) => core.searchSubmit(text, '', text),
  brandUrl: core.brandUrl,
  searchUrl: (text) => core.searchUrl({ q: text, category: text }),
  sellerProblems: (text) =>
    core.sellerProblems(
      anApplication({ companyWeb: text, sector: text, companyPhone: text, officialMail: text }),
      someSellerParams,
    ),
  seoTitle: core.seoTitle,
  shippingChoice: core.shippingChoice,
  shopUrl: (text) => core.shopUrl({ shop: text, category: text, subCategory: text }),
  showsUpdateOverlay: (text) => core.showsUpdateOverlay('android', text),
  siteRedirect: core.siteRedirect,
  slotTime: core.slotTime,
  firstCardDigits: core.firstCardDigits,
  partsOfName: core.partsOfName,
  slugify: core.slugify,
  stockFilter: core.stockFilter,
  collectionUrl: core.collectionUrl,
  themesOf: core.themesOf,
  countThemes: (text) => core.countThemes([text, text]),
  saysWords: (text) => [core.saysWords(text, 'kargo'), core.saysWords('Kargo geldi', text)],
  targetProblems: (text) => core.targetProblems(text, price),
  tableOfContents: (text) => core.tableOfContents([heading(text)]),
  tagUrl: core.tagUrl,
  tokenHolder: (text) => core.tokenHolder({ accessToken: text, listingKey: text }),
  codeAddressProblems: (text) => core.codeAddressProblems({ email: text }),
  mailedCodeProblems: (text) => core.mailedCodeProblems({ code: text }),
  normalizePasskeyName: core.normalizePasskeyName,
  passkeyNameProblems: (text) => core.passkeyNameProblems({ name: text }),
  bareSecondStepCode: core.bareSecondStepCode,
  secondStepKind: core.secondStepKind,
  secondStepProblems: (text) => core.secondStepProblems({ code: text }),
  secondStepTicket: (text) =>
    core.secondStepTicket({
      kind: 'refused',
      status: 422,
      code: core.loginCodes.secondStepWanted,
      message: text,
      data: body(text),
    }),
  tokenUser: (text) => core.tokenUser({ accessToken: text, listingKey: text }),
  upperTr: core.upperTr,
  variantStock: (text) => core.variantStock({ stock: 1, stockCounts: [{ combination: text, stock: 1 }] }, [1]),
  vehicleProblems: (text) => [core.vehicleProblems({ by: 'plate', text }), core.vehicleProblems({ by: 'vin', text })],
  kindsOf: (text) => core.kindsOf({ name: text, slug: text }),
  wholesaleProblems: (text) =>
    core.wholesaleProblems(aWholesaleForm({ companyName: text, phone: text, email: text, message: text })),
}

const deal = (number: number) => ({ maxQuantity: number, originalQuantity: 1 })
const at = (ms: number) => new Date(ms)
const line = (number: number) => ({ productId: 1, attrId: '', quantity: number, limit: number, stock: number })
/** Functions that take a number from a shopper or a store; each is called with the number in every position. */
const numbers: Readonly<Record<string, (number: number) => unknown>> = {
  dealPrice: (number) => core.dealPrice(price, number),
  printChoice: (number) => core.printChoice([number]),
  choiceText: (number) => core.choiceText(aProductDetail(), [number]),
  missingVariant: (number) => core.missingVariant(aProductDetail(), [number]),
  stockOfChoice: (number) => core.stockOfChoice({ ...aProductDetail(), stock: number }, [number]),
  firstChoice: (number) =>
    core.firstChoice({ ...aProductDetail(), stockCounts: [{ combination: '1', stock: number }] }),
  addLimit: (number) => core.addLimit({ stock: number, upperLimit: number }),
  afterTime: (number) => [
    core.chunkReload(at(number), now),
    core.homeIsStale(at(number), now, []),
    core.withdrawalEnds(at(number)),
    core.lastReturnDay(at(number)),
    core.turkishDayStart(core.turkishDay(at(number))),
    core.isSlotRunning({ startDate: '2026-11-20 12:00:00', endDate: '', active: true }, at(number)),
    core.isCardExpired('12/30', at(number)),
    core.mayReturn({ status: 'delivered', deliveredAt: at(number), withdrawal: 'sealed' }, now),
    core.expiring.read(core.expiring.keep('a', number, now), at(number)),
  ],
  priceDays: (number) => [
    core.priceDays([{ since: at(number), price }], now),
    core.priceDays([{ since: now, price }], at(number)),
  ],
  isSensibleTarget: (number) => core.isSensibleTarget(number, price),
  areUnitsOf: (number) => core.areUnitsOf([{ line: 1, units: 2 }], [{ line: number, units: number }]),
  mayDispute: (number) => core.mayDispute([number]),
  analyticsBatches: (number) => core.analyticsBatches([{ price: number }]),
  cancelProblems: (number) =>
    core.cancelProblems([{ productId: id, attrId: '', quantity: number, reason: number, note: '' }], {
      items: [],
      reasons: [],
    }),
  cartBadge: core.cartBadge,
  cartDataLayer: (number) => core.cartDataLayer(aCartItem(), number),
  isOnSale: (number) => core.isOnSale({ stock: number }),
  unitsAtPrice: (number) => [
    core.unitsAtPrice({ quantity: number }),
    core.unitsAtPrice({ quantity: 2, discount: { maxQuantity: number } }),
  ],
  // Above it the amount is more than can be held, a fault of the program (rules.md M1).
  cartTotals: (number) =>
    core.cartTotals({
      shops: [aCartShop({ items: [aCartItem({ quantity: Math.min(number, 1e9), discount: deal(number) })] })],
    }),
  reductionsOf: (number) =>
    core.reductionsOf({
      shops: [aCartShop({ items: [aCartItem({ quantity: Math.min(number, 1e9), discount: deal(number) })] })],
      promotions: [
        {
          id: 'a',
          name: 'a',
          shopId: null,
          coupon: false,
          rule: { kind: 'n-for-m', take: 3, pay: 2 },
          products: [aCartItem().productId],
        },
      ],
    }),
  combinationOf: (number) => core.combinationOf([number, 1]),
  discountBought: (number) => core.discountBought({ maxQuantity: number, originalQuantity: number }),
  findCategoryById: core.findCategoryById,
  installmentCap: (number) => core.installmentCap({ hasGold: false, shops: [{ items: [{ maxInstallment: number }] }] }),
  installments: (number) => core.installments(price, [{ count: number, interestPercent: 1 }], 12),
  isRating: core.isRating,
  isResponsive: (number) => core.isResponsive(number, 'other'),
  metaTitle: (number) => core.metaTitle({ id: number, name: 'a', categoryIds: [number] }),
  distanceText: core.distanceText,
  metresBetween: (number) =>
    core.metresBetween({ latitude: number, longitude: number }, { latitude: 41, longitude: number }),
  discountLeft: (number) =>
    core.discountLeft({ number: 1, left: number, original: number }, { discounted: number, discountNumber: 1 }),
  exchangeChoices: (number) =>
    core.exchangeChoices([{ combination: '1', addPrice: number, stock: number }], {
      from: '2',
      paid: number,
      quantity: number,
      elsewhere: [],
    }),
  photoProblem: (number) => core.photoProblem(Uint8Array.of(0xff, 0xd8, 0xff), number),
  quantityChange: (number) => [core.quantityChange(line(number), 2), core.quantityChange(line(2), number)],
  quantityLimit: (number) => core.quantityLimit(line(number)),
  ratingSummary: (number) => core.ratingSummary({ 1: number, 2: 0, 3: 0, 4: 0, 5: number }),
  lastPart: (number) => [
    core.lastPart({ quantity: number, awaited: number }, 1),
    core.lastPart({ quantity: 1, awaited: 1 }, number),
  ],
  refundOf: (number) => [
    core.refundOf({ quantity: number, paid: price }, 1),
    core.refundOf({ quantity: 3, paid: price }, number),
  ],
  reviewProblems: (number) => core.reviewProblems({ productId: id, rating: number, text: 'on harften uzun' }),
  ticketText: core.ticketText,
  ticketsToAdd: (number) => core.ticketsToAdd({ ticketsLeft: number, limit: number }, number),
  variantStock: (number) => core.variantStock({ stock: number, stockCounts: [] }, [number]),
  wrapTotal: (number) =>
    core.wrapTotal({
      quantity: number,
      gift: { wrapped: true, note: '', pricesHidden: false },
      wrapOffer: price,
    }),
  wholesaleProblems: (number) => core.wholesaleProblems(aWholesaleForm({ quantity: number })),
}

/** Functions that no input of a shopper reaches unchecked. */
const others: Readonly<Record<string, readonly string[]>> = {
  'throw on a fault of the program': [
    'kurus roundKurus fromLira add subtract times daysText dayText longDayText timeText slotTimeText weekdayName weekdayText',
    'productId shopId orderId addressId listSlug paymentId savedCardId cardToken',
  ].flatMap((names) => names.split(' ')),
  'take amounts, states and values that were checked before': [
    'isoDayText isSameDay noonOf additionOf afterWorkingDays fastHandover isWorkingDay isoDay workingDayBefore refundDays lineNews isNearlySoldOut isChosen unitsInCart wholeCart',
    'priceSpan isAlarmDue suggestedTargets allocate formatPrice toLira raffleTotal lineTotal lineDiscount insuranceTotal paymentOptions checkoutSteps',
    'activeDealProducts deviceQuestions hidesPrices isFavourite leafCategories mayCancel mayHappenToSale mayPrefetch removalPlan removalQuestion takeGift visibleGifts',
    'checkRequirements isComplete isReady isVerified openForSeller mayHappenToSeller needsReason daysAfter dueSince hearingEnd wasHeard workingDaysAfter canLeaveRole hasSlip takesInvoice',
    'isPackageOverdue packageDaysLate packageDueAt mayHappenToPackage packageState mayHappenToReturn',
    'heldAfter ownWaiting showsInput ticketOutcome transitionsOf isMember visitorOf waitBehind formProblems submitForm fail succeed',
    'attemptKeys bestInstallment bestOfCards cartItems changedParcels checkoutEvents daysToHandover deliveryDays installmentTerms lastHandInDay makeServerClock mayMoveDelivery mayWithdraw pickupDays measuredCart measuredOrders',
    'orderPaymentText orderSums summedOrder reductionSums surchargeOf addedPrice missingForPromotion refundPlace scrollDepth unitPrices usableFirst savedToPay wheelSwipe needsAccount needsStoredCard latestOnly',
    'makeRequestGate pastSearches productSeen comparedOf toggleCompared goOn cargoHelp cargoHelpRange missingForFreeCargo missingBeforePayment checkoutEntrance hasOwnInvoice asksGiftOwner',
  ].flatMap((names) => names.split(' ')),
  'are use-cases, tested with their ports': [
    'activateByCode addManyToCart addOrderToCart addToCart buyNow answerPoll applyGiftCode applyToSell approveOffer askOffer askShop buyTickets cancelOrder',
    'changeEmail changePassword changePhone changeQuantity changeSaleAccount checkGuest chooseGift chooseModel contactShop createList exchangeLine followOrder',
    'requestWholesale findAccount forgetPassword endLeftSession joinAsGuest login loginByCode loginBySocial logout passSecondStep moveFavourite moveToCart offerOfCategory payOtherwise placeCardOrder',
    'previewCancel recoverPassword register removeFromCart renameCard renameList reportComment requestRemittance resendActivation',
    'saveAddress saveForLater saveProfile sendWaiting setFavourite setNationalId startCancel startSession tellFriend',
    'setPriceAlarm setStockAlarm toggleFollow topUp trackOrder writeReview',
  ].flatMap((names) => names.split(' ')),
}

const number = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, -1, 0.5, 1e9, 2 ** 53),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.double({ min: -1e9, max: 1e9 }),
)

describe('V1 V12 U1 L1 what the core exports', () => {
  it.each(Object.entries(texts))('%s answers to every text', (_, answer) => {
    fc.assert(fc.property(hostileText, (text) => void answer(text)))
  })

  it.each(Object.entries(texts))('%s answers to 100,000 characters', (_, answer) => {
    for (const text of longTexts) expect(() => answer(text)).not.toThrow()
  })

  it.each(Object.entries(numbers))('%s answers to every number', (_, answer) => {
    fc.assert(fc.property(number, (number) => void answer(number)))
  })

  it('is looked at here without exception', () => {
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    const timed = [
      'chunkReload',
      'homeIsStale',
      'withdrawalEnds',
      'mayReturn',
      'turkishDay',
      'turkishDayStart',
      'lastReturnDay',
    ]
    const named = new Set([texts, numbers].flatMap(Object.keys).concat(timed, ...Object.values(others)))
    expect(functions.filter((name) => !named.has(name))).toEqual([])
  })
})
