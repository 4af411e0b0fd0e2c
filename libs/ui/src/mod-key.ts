/** The key that goes with letters in commands, as it is named on this machine's keyboard: '⌘' on an Apple one, else 'Ctrl'. */
export const modKey = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');
