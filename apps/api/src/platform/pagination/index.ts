export { containing, paginate, PageQuery, PaginationResponse, window } from './pagination';
