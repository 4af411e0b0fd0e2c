/** What is written in a dialog is not to be left, and its own fields take pictures. */
export const isDialogOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-state=closed])') !== null;
