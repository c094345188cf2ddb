/** jsdom has no layout, so scrolling does nothing. A test about scrolling replaces this function. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
