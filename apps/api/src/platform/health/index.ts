export { Dependencies } from './dependencies';
export { Draining } from './draining';
export { HealthModule } from './health.module';
