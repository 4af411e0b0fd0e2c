/** The element id of the button that is a piece's picture, which takes the focus. */
export const pictureId = (id: string) => `picture-${id}`;

/** The picture of the one piece that the Tab key reaches. */
export const activePicture = () => document.querySelector<HTMLElement>(`[id^=${pictureId('')}][tabindex='0']`);
