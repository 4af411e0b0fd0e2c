// Walls of pictures. Built into each remote that has one; not part of the shared index, so that other pages do not carry it.
export type { PieceShape } from './caption-height';
export { FilterBar, FilterChoice, FilterDays, FilterToggle, ListSearch } from './filter-bar';
export type { FilterBarProps } from './filter-bar';
export { activePicture, pictureId } from './picture-id';
export { PieceCard } from './piece-card';
export type { PieceCardProps } from './piece-card';
export { PieceGrid } from './piece-grid';
export type { PieceGridProps, PiecePlace } from './piece-grid';
export { PieceSkeletons } from './piece-skeletons';
export { PieceToolbar } from './piece-toolbar';
export { SelectionBar } from './selection-bar';
export type { SelectionBarProps } from './selection-bar';
export { useActivePiece } from './use-active-piece';
export type { PieceSelection } from './use-grid-keys';
