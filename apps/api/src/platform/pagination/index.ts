export { containing, paginate, PageQuery, PaginationResponse, toLimitOffset } from './pagination';
