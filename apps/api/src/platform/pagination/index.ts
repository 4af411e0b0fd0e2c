export { containing, pageQuery, paginate, PageQuery, PaginationResponse, toLimitOffset } from './pagination';
