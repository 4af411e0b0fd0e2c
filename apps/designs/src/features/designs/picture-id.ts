/** The element id of a card's picture, which takes the focus. */
export const pictureId = (id: string) => `picture-${id}`;

/** The picture of the one card that the Tab key reaches. */
export const activePicture = () => document.querySelector<HTMLElement>(`[id^=${pictureId('')}][tabindex='0']`);
