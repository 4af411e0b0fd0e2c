export { openApiDocument, setUpOpenApi } from './openapi';
