export { containing, findPage, pageQuery, paginate, PageQuery, PaginationResponse, toLimitOffset } from './pagination';
