export { securityHeaders } from './security-headers';
export { readPages, serveWeb } from './web';
