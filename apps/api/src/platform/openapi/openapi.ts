import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** operationId = controller method = function of the generated client */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Maquette API')
    .setDescription(
      'snake_case JSON in both directions. Every call needs `Authorization: Bearer <access token>`, every state-changing one also `X-CSRF-Token` from `GET /api/csrf-token`. ' +
        'Every error body is `{error, message, status_code, code?, details?}`; `error` is a sentence fit for the screen.',
    )
    .setVersion('1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, config, { operationIdFactory: (_, method) => method });
}

/** `/api/openapi.json` and the page for reading it, `/api/docs`. */
export function setUpOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
