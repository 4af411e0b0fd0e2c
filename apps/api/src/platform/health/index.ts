export { Dependencies } from './dependencies';
export { HealthModule } from './health.module';
