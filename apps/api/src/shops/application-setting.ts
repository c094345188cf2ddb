/** Key of the settings row with the options of a seller's application. */
export const applicationSetting = 'shop-application'
