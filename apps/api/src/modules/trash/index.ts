export { TrashModule } from './trash.module';
export { TrashService } from './trash.service';
