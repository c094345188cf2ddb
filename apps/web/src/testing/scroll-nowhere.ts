/** jsdom draws nothing, so nothing is out of view. A test that looks at scrolling puts its own in place. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
