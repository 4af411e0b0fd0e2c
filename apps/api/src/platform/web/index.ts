export { securityHeaders } from './security-headers';
export { builtStyleSheets, readPages, serveWeb } from './web';
