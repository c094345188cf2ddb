/** Key of the settings row with what a seller may choose from. */
export const applicationSetting = 'shop-application'
