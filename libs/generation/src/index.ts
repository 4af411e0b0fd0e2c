export { DESIGN_TYPE_IDS, DESIGN_TYPES, designType, intendedDesignType, namedDesignType } from './design-types';
export type { DesignType, DesignTypeId } from './design-types';
export { INPUT_FIELDS, missingFields, operation, OPERATION_IDS, OPERATIONS } from './operations';
export type { Given, InputField, Operation, OperationId } from './operations';
export { BOARD, boardLayout, MOODBOARD_IMAGES } from './moodboard';
export type { BoardRow } from './moodboard';
export { downloadName, extensionOf } from './download-name';
