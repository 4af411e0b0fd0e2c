// What a card shows under the pointer or the focus: one file to fetch, once the wall stands.
export { CardMenu } from './card-menu';
export { CardToolbar } from './card-toolbar';
