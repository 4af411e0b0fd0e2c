export interface paths {
    "/api/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issuePass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrandProfiles"];
        put?: never;
        post: operations["createBrandProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandProfile"];
        put?: never;
        post?: never;
        delete: operations["deleteBrandProfile"];
        options?: never;
        head?: never;
        patch: operations["updateBrandProfile"];
        trace?: never;
    };
    "/api/brand-profiles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreBrandProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-available-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAvailableProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/filter-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDesignFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/generate_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/generate_mood_board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateMoodboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDesign"];
        put?: never;
        post?: never;
        delete: operations["deleteDesign"];
        options?: never;
        head?: never;
        patch: operations["updateDesign"];
        trace?: never;
    };
    "/api/designs/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["archiveDesigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/designs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/supabase/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["redirectToImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/bulk-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["getImageUrls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPrompts"];
        put?: never;
        post: operations["createPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPromptTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["generatePrompt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPrompt"];
        put?: never;
        post?: never;
        delete: operations["deletePrompt"];
        options?: never;
        head?: never;
        patch: operations["updatePrompt"];
        trace?: never;
    };
    "/api/prompts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restorePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["clonePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPromptVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restorePromptVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompt-templates/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPromptTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrandPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/prompt-variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrandVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/generate-prompt/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generatePromptStarter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStrategyStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["saveStrategy"];
        trace?: never;
    };
    "/api/brands/{id}/strategy/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStrategyVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStrategyVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreStrategyVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelStrategy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/strategy/{type}/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["queueStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/market-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMarketAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/unfair-advantage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUnfairAdvantage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/brand-persona": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandPersona"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/brand-visual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandVisual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInspirations"];
        put?: never;
        post: operations["createInspiration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirations/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInspirationsMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirations/save_from_design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["saveInspirationFromDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirations/find_copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["findInspirationCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInspiration"];
        put?: never;
        post?: never;
        delete: operations["deleteInspiration"];
        options?: never;
        head?: never;
        patch: operations["updateInspiration"];
        trace?: never;
    };
    "/api/inspirations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreInspiration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCollections"];
        put?: never;
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/api/collections/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCollectionItems"];
        put?: never;
        post: operations["addCollectionItems"];
        delete: operations["removeCollectionItems"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyzers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnalyzers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/describe_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["describeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["analyzeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/save-as-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["saveAnalysisAsPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnalyses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAnalysis"];
        put?: never;
        post?: never;
        delete: operations["deleteAnalysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/studios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProposal"];
        put: operations["updateProposal"];
        post?: never;
        delete: operations["deleteProposal"];
        options?: never;
        head?: never;
        patch: operations["patchProposal"];
        trace?: never;
    };
    "/api/proposals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["regenerateProposal"];
        delete: operations["cancelProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["exportProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProposalVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProposalVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreProposalVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/website-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebsiteContent"];
        put?: never;
        post: operations["generateWebsiteContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["saveWebsiteContent"];
        trace?: never;
    };
    "/api/brands/{id}/website-content/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebsiteContentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/website-content/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["queueWebsiteContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/website-content/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebsiteContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/website-content/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebsiteContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}/website-content/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreWebsiteContentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete: operations["emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trash/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["purgeFromTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CsrfTokenResponse: {
            csrfToken: string;
        };
        JobResponse: {
            /** @description In the words of its kind while it waits and runs, such as pending and processing; then completed or failed. */
            status: string;
            /** @description Steps done, in percent. */
            progress: number;
            /** @description Why it failed, in a sentence. */
            error: string | null;
            /** @description Why it failed, for programs: refused, misconfigured, quota, budget, rate_limited, bad_input, unavailable, timed_out, unanswered, bad_output, internal, cancelled. */
            error_code: string | null;
            /** Format: uuid */
            id: string;
            /** @example generate-design */
            kind: string;
        };
        JobListResponse: {
            /** @description In the order of the ids. */
            jobs: components["schemas"]["JobResponse"][];
        };
        ErrorResponse: {
            /** @description A sentence fit for the screen. */
            error: string;
            message: string;
            status_code: number;
            /** @description Stable code for programs. */
            code?: string;
            details?: {
                field?: string;
                message?: string;
            }[];
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        BrandPictureResponse: {
            /** @description Signed; valid for at least an hour. */
            thumbnail_url: string;
            /** @description Of the picture itself, in pixels. */
            width: number;
            /** @description Of the picture itself, in pixels. */
            height: number;
        };
        BrandProfileResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The same as `name`. */
            brand_name: string;
            description: string | null;
            /** @description The same as `description`. */
            business_description: string | null;
            design_count: number;
            prompt_count: number;
            /** @description The newest finished design of the brand. */
            newest_picture: components["schemas"]["BrandPictureResponse"] | null;
            has_strategy_executed: boolean;
            has_website_content_executed: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        PaginationResponse: {
            page: number;
            per_page: number;
            has_more: boolean;
        };
        BrandProfileListResponse: {
            /** @description Newest first. */
            profiles: components["schemas"]["BrandProfileResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        CreateBrandProfileDto: {
            brand_name: string;
            business_description?: string | null;
        };
        BrandProfileDetailResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The same as `name`. */
            brand_name: string;
            description: string | null;
            /** @description The same as `description`. */
            business_description: string | null;
            design_count: number;
            prompt_count: number;
            /** @description The newest finished design of the brand. */
            newest_picture: components["schemas"]["BrandPictureResponse"] | null;
            has_strategy_executed: boolean;
            has_website_content_executed: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Of name and description; 0 before anybody has changed them. */
            version: number;
            /** @description Type of the last strategy generated or saved. */
            strategy_input_type: string | null;
            /** @description The strategy as JSON text. */
            strategy_text: string | null;
            /** @description Of the strategy; 0 before there is one. */
            strategy_version: number;
            /**
             * @description Who wrote the strategy; a template was written for no brand in particular.
             * @enum {string|null}
             */
            strategy_source: "generated" | "template" | "edited" | "repaired" | "restored" | null;
        };
        BrandProfileEnvelope: {
            profile: components["schemas"]["BrandProfileDetailResponse"];
        };
        UpdateBrandProfileDto: {
            name?: string;
            description?: string | null;
            /** @description The version that was edited; over a newer one the answer is 409 with both. */
            version?: number;
        };
        MessageResponse: {
            /** @description A sentence fit for the screen. */
            message: string;
        };
        SizeResponse: {
            design_type: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        ProviderResponse: {
            name: string;
            supports_text_to_image: boolean;
            supports_image_to_image: boolean;
            supports_vectorize: boolean;
            supports_remove_background: boolean;
            supports_change_background: boolean;
            /** @description The background may be described in words instead of being given as a picture. */
            supports_background_prompt: boolean;
            /** @description Default strength: 0 keeps the input, 1 ignores it. */
            strength: number;
            /** @description A form should ask for the strength. It is taken without that too. */
            shows_strength: boolean;
            /** @description At once, for one request. */
            max_images: number;
            /** @description Characters. */
            max_prompt: number;
            /** @description Of a picture made from words; a type whose size is not known before is left out. */
            sizes: components["schemas"]["SizeResponse"][];
        };
        ProvidersResponse: {
            /** @description By id, in the order in which they are offered. */
            providers: {
                [key: string]: components["schemas"]["ProviderResponse"];
            };
        };
        FilterOptionsResponse: {
            /** @description Names of the caller’s brands, alphabetical. */
            brands: string[];
            design_types: string[];
            operations: string[];
            /** @description Ids. */
            providers: string[];
        };
        CreateDesignForm: {
            /**
             * @description An id from `GET /api/get-available-providers`.
             * @example studio
             */
            provider: string;
            /** @enum {string} */
            operation: "text-to-image" | "image-to-image" | "vectorize" | "remove-background" | "change-background";
            /** @description Required for text-to-image and image-to-image. */
            prompt?: string;
            /**
             * @default general
             * @enum {string}
             */
            design_type?: "general" | "logo" | "banner" | "social-media-post" | "business-card" | "flyer" | "website-header" | "product-mockup";
            /** Format: uuid */
            brand_profile_id?: string | null;
            /**
             * @description Whether the first palette and typefaces of the brand's strategy flow into the pictures.
             * @default true
             */
            use_brand_style?: boolean;
            /**
             * @description Number of images; each becomes a design of its own.
             * @default 1
             */
            n?: number;
            /** @description Image operations only: 0 keeps the input, 1 ignores it. */
            strength?: number;
            /** @description The same request and seed give the same pictures, where the provider can promise that. Random without it. */
            seed?: number;
            /**
             * Format: uuid
             * @description The design that this one is run again from.
             */
            parent_id?: string | null;
            /**
             * Format: uuid
             * @description The saved prompt that its words come from; the version that is current is kept with it.
             */
            prompt_id?: string | null;
            /** @description A picture of yours in the bucket design-images, instead of uploading `image`. */
            image_path?: string;
            /** @description The same for `background_image`. */
            background_image_path?: string;
            /** @description Words for the background of change-background, instead of a picture of it; taken by providers with `supports_background_prompt`. */
            background_prompt?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP under 10 MB. Required for every operation but text-to-image.
             */
            image?: Blob;
            /**
             * Format: binary
             * @description The same. Required for change-background, unless `background_prompt` describes it.
             */
            background_image?: Blob;
        };
        DesignRequestResponse: {
            /** Format: uuid */
            design_request_id: string;
            /** @enum {string} */
            status: "pending";
        };
        CreateMoodboardForm: {
            /** @description Stands at the head of the board. */
            title?: string;
            /** Format: uuid */
            brand_profile_id?: string | null;
            /**
             * Format: uuid
             * @description The moodboard that this one is made again from.
             */
            parent_id?: string | null;
            /** @description Pictures of yours in the bucket design-images, after those that are uploaded. */
            image_paths?: string[];
            /** @description JPEG, PNG or WebP, each under 10 MB. At least one picture, here or in `image_paths`. */
            images?: Blob[];
        };
        DesignResponse: {
            /**
             * @description In the words of its kind while it waits and runs, such as pending and processing; then completed or failed.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /** @description Steps done, in percent. */
            progress: number;
            /** @description Why it failed, in a sentence. */
            error: string | null;
            /** @description Why it failed, for programs: refused, misconfigured, quota, budget, rate_limited, bad_input, unavailable, timed_out, unanswered, bad_output, internal, cancelled. */
            error_code: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The request; its first card has the same id.
             */
            original_id: string;
            prompt: string;
            /** Format: date-time */
            created_at: string;
            provider: string;
            operation: string;
            design_type: string;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** @description null without a brand, and when the brand is gone. */
            brand_name: string | null;
            /** @description Signed address under the API’s origin, for an hour or more. */
            image_url: string | null;
            /** @description Path in the bucket design-images. */
            supabase_path: string | null;
            /** @description The folder of that path. */
            folder: string | null;
            /** @description Signed address of a WebP 384 pixels wide, narrower where it would be more than 768 high or the picture is. */
            thumbnail_url: string | null;
            /** @description The same of twice that size; null where the one before shows every pixel. */
            thumbnail_2x_url: string | null;
            /** @description Of three times that size; null as before, and for earlier designs. */
            thumbnail_3x_url: string | null;
            /** @description Of four times that size; null as before, and for earlier designs. */
            thumbnail_4x_url: string | null;
            /** @description Signed address of the picture as SVG, where it was drawn so; a download. */
            svg_url: string | null;
            /** @example image/png */
            media_type: string | null;
            /** @description Size of the picture in bytes. */
            bytes: number | null;
            /** @description Pixels of the picture; those that it is expected to have while there is none. */
            width: number | null;
            /** @description As `width`. */
            height: number | null;
            /** @example #a1b2c3 */
            average_color: string | null;
            /** @description The request asked for several pictures. */
            is_multi_image: boolean;
            /** @description How many pictures the request asked for. Until they are there, one card stands for all of them. */
            n: number;
            image_index: number;
            /** @description Makes this very picture again. */
            seed: number | null;
            favorite: boolean;
            /** @description Sentences for the user, such as what of the prompt could not be pictured. */
            notes: string[];
        };
        DesignListResponse: {
            designs: components["schemas"]["DesignResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        RecipeFonts: {
            heading?: string;
            body?: string;
        };
        RecipeBrand: {
            /** Format: uuid */
            id: string;
            /** @description The name at the time. */
            name: string;
            /** @description The brand's colours that the pictures were made with, as hex; absent where they were not used. */
            palette?: string[];
            /** @description The brand's typefaces, in the same way. */
            fonts?: components["schemas"]["RecipeFonts"];
        };
        RecipeResponse: {
            /** @description One of text-to-image, image-to-image, vectorize, remove-background, change-background; of another version of the product perhaps another. */
            operation: string;
            design_type: string;
            /** @description As sent to the provider. */
            prompt: string;
            brand: components["schemas"]["RecipeBrand"] | null;
            provider: string;
            /** @description Version of what made the picture. */
            model: string;
            seed: number;
            n: number;
            strength: number | null;
            /**
             * Format: uuid
             * @description The design that this one was run again from.
             */
            parent_id: string | null;
            /** @description The input picture; send it as `image_path` to run the recipe again. */
            image_path: string | null;
            /** @description The background picture; send it as `background_image_path` to run the recipe again. */
            background_image_path: string | null;
            /** @description The words that the background was drawn from; empty where it is a picture. */
            background_prompt: string;
            /** @description The pictures of a moodboard; empty for every other design. */
            image_paths: string[];
        };
        DesignPromptResponse: {
            /** Format: uuid */
            id: string;
            /** @description Its name of today; empty when it has none. */
            name: string;
            /** @description Which version of it the design was made from. */
            version: number;
        };
        RelatedDesignResponse: {
            /** Format: uuid */
            id: string;
            prompt: string;
            thumbnail_url: string | null;
        };
        DesignDetailResponse: {
            /**
             * @description In the words of its kind while it waits and runs, such as pending and processing; then completed or failed.
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /** @description Steps done, in percent. */
            progress: number;
            /** @description Why it failed, in a sentence. */
            error: string | null;
            /** @description Why it failed, for programs: refused, misconfigured, quota, budget, rate_limited, bad_input, unavailable, timed_out, unanswered, bad_output, internal, cancelled. */
            error_code: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The request; its first card has the same id.
             */
            original_id: string;
            prompt: string;
            /** Format: date-time */
            created_at: string;
            provider: string;
            operation: string;
            design_type: string;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** @description null without a brand, and when the brand is gone. */
            brand_name: string | null;
            /** @description Signed address under the API’s origin, for an hour or more. */
            image_url: string | null;
            /** @description Path in the bucket design-images. */
            supabase_path: string | null;
            /** @description The folder of that path. */
            folder: string | null;
            /** @description Signed address of a WebP 384 pixels wide, narrower where it would be more than 768 high or the picture is. */
            thumbnail_url: string | null;
            /** @description The same of twice that size; null where the one before shows every pixel. */
            thumbnail_2x_url: string | null;
            /** @description Of three times that size; null as before, and for earlier designs. */
            thumbnail_3x_url: string | null;
            /** @description Of four times that size; null as before, and for earlier designs. */
            thumbnail_4x_url: string | null;
            /** @description Signed address of the picture as SVG, where it was drawn so; a download. */
            svg_url: string | null;
            /** @example image/png */
            media_type: string | null;
            /** @description Size of the picture in bytes. */
            bytes: number | null;
            /** @description Pixels of the picture; those that it is expected to have while there is none. */
            width: number | null;
            /** @description As `width`. */
            height: number | null;
            /** @example #a1b2c3 */
            average_color: string | null;
            /** @description The request asked for several pictures. */
            is_multi_image: boolean;
            /** @description How many pictures the request asked for. Until they are there, one card stands for all of them. */
            n: number;
            image_index: number;
            /** @description Makes this very picture again. */
            seed: number | null;
            favorite: boolean;
            /** @description Sentences for the user, such as what of the prompt could not be pictured. */
            notes: string[];
            recipe: components["schemas"]["RecipeResponse"];
            /** @description null when it was made from none, and when that was removed. */
            saved_prompt: components["schemas"]["DesignPromptResponse"] | null;
            /** @description null when it has none, and when it was removed; the recipe names it still. */
            parent: components["schemas"]["RelatedDesignResponse"] | null;
            /** @description Designs run again from this one, newest first, at most 50. */
            children: components["schemas"]["RelatedDesignResponse"][];
            /** @description The pictures of its request that are there, itself among them, in order. */
            siblings: components["schemas"]["DesignResponse"][];
        };
        NeighboursResponse: {
            /** @description null at the start of the list. */
            previous: components["schemas"]["RelatedDesignResponse"] | null;
            /** @description null at its end. */
            next: components["schemas"]["RelatedDesignResponse"] | null;
        };
        CreateArchiveDto: {
            ids: string[];
        };
        LeftOutResponse: {
            /** Format: uuid */
            id: string;
            /** @description Why, as a sentence. */
            reason: string;
        };
        ArchiveResponse: {
            /** @description Signed address of the ZIP under the API’s origin, for 10 minutes. What is deleted by then is not in it. */
            url: string;
            /** @description How many images are in it. */
            count: number;
            /** @description What was asked for and is not in it. */
            left_out: components["schemas"]["LeftOutResponse"][];
        };
        UpdateDesignDto: {
            favorite?: boolean;
            /**
             * Format: uuid
             * @description The brand that it is shown under; null for none. What it was made with stays in its recipe.
             */
            brand_profile_id?: string | null;
        };
        FileReference: {
            path: string;
            /** @enum {string} */
            bucket: "design-images" | "inspiration-images";
        };
        BulkUrlsDto: {
            files: components["schemas"]["FileReference"][];
        };
        SignedUrlResponse: {
            path: string;
            /** @enum {string} */
            bucket: "design-images" | "inspiration-images";
            /** @description Under the API’s origin, valid for an hour or more; null when the file may not be read. */
            url: string | null;
            error?: string;
        };
        BulkUrlsResponse: {
            /** @description In the order of the request. */
            urls: components["schemas"]["SignedUrlResponse"][];
        };
        PromptResponse: {
            /** Format: uuid */
            id: string;
            /** @description Empty while it has none. */
            name: string;
            /** @description With its variables: {{name}}, {{brand.palette.primary}}. */
            draft_content: string;
            /** @description What was generated from it last. */
            final_prompt: string | null;
            /** @description Its folder; null is that of the general ones. */
            prompt_type: string | null;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** Format: uuid */
            user_id: string;
            /**
             * Format: uuid
             * @description The design that it was saved from.
             */
            design_request_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        PromptPagination: {
            skip: number;
            limit: number;
            /** @description How many there are in all. */
            total: number;
            has_more: boolean;
        };
        PromptListResponse: {
            prompts: components["schemas"]["PromptResponse"][];
            pagination: components["schemas"]["PromptPagination"];
        };
        CreatePromptDto: {
            /** @description Its folder, in any words. */
            prompt_type?: string | null;
            final_prompt?: string | null;
            name?: string;
            /** @description May be empty: a draft can begin with nothing. */
            draft_content?: string | null;
            /** Format: uuid */
            brand_profile_id?: string | null;
            /**
             * Format: uuid
             * @description The caller’s own, or left out.
             */
            user_id?: string | null;
            /**
             * Format: uuid
             * @description The design that it is saved from.
             */
            design_request_id?: string | null;
        };
        PromptDetailResponse: {
            /** Format: uuid */
            id: string;
            /** @description Empty while it has none. */
            name: string;
            /** @description With its variables: {{name}}, {{brand.palette.primary}}. */
            draft_content: string;
            /** @description What was generated from it last. */
            final_prompt: string | null;
            /** @description Its folder; null is that of the general ones. */
            prompt_type: string | null;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** Format: uuid */
            user_id: string;
            /**
             * Format: uuid
             * @description The design that it was saved from.
             */
            design_request_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Of its texts; send it with a change. */
            version: number;
        };
        NewPromptResponse: {
            prompt: components["schemas"]["PromptDetailResponse"];
            /** Format: uuid */
            id: string;
        };
        PromptFolderResponse: {
            /** @description `general` is that of prompts without a type. */
            type: string;
            count: number;
        };
        PromptTypesResponse: {
            /** @description In order; at most 500. */
            types: string[];
            /** @description The same, with what is in them. */
            folders: components["schemas"]["PromptFolderResponse"][];
        };
        GeneratedPromptResponse: {
            generated_text: string;
            /** @description The same, as it is kept with the prompt. */
            final_prompt: string;
        };
        PromptEnvelope: {
            prompt: components["schemas"]["PromptDetailResponse"];
        };
        UpdatePromptDto: {
            /** @description Its folder, in any words. */
            prompt_type?: string | null;
            final_prompt?: string | null;
            name?: string;
            draft_content?: string;
            /** @description The version that was edited; over a newer one the answer is 409 with both. */
            version?: number;
        };
        PromptVersionResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
            name: string;
            draft_content: string;
            final_prompt: string | null;
            prompt_type: string | null;
        };
        PromptVersionListResponse: {
            /** @description Newest first; at most 200 are kept. */
            versions: components["schemas"]["PromptVersionResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        PromptTemplatesResponse: {
            /**
             * @example [
             *       "logo_prompt",
             *       "business_card_prompt",
             *       "social_media_post_prompt",
             *       "general_prompt",
             *       "banner_prompt",
             *       "flyer_prompt",
             *       "website_header_prompt",
             *       "product_mockup_prompt"
             *     ]
             */
            templates: string[];
        };
        BrandPromptsResponse: {
            /** @description The newest hundred of the brand. */
            prompts: components["schemas"]["PromptResponse"][];
        };
        BrandVariableResponse: {
            /** @enum {string} */
            name: "brand.name" | "brand.description" | "brand.palette.primary" | "brand.palette.secondary" | "brand.palette.accent" | "brand.fonts.heading" | "brand.fonts.body" | "brand.imagery" | "brand.archetype" | "brand.audience" | "brand.promise" | "brand.voice";
            /** @description null where the brand does not say. */
            value: string | null;
        };
        BrandVariablesResponse: {
            variables: components["schemas"]["BrandVariableResponse"][];
        };
        GeneratedTextResponse: {
            generated_text: string;
        };
        StrategyStatusResponse: {
            /** @enum {string} */
            status: "idle" | "queued" | "generating" | "completed" | "failed";
            /** @description 0 to 100. */
            progress: number;
            error: string | null;
            strategy_type: string | null;
            /** @description The whole current document, once completed. */
            strategy_text: string | null;
            /** Format: date-time */
            completed_at: string | null;
        };
        SaveStrategyDto: {
            /** @enum {string} */
            strategy_input_type: "brand_strategy" | "palette" | "fonts" | "direction" | "voice";
            strategy_text: string;
            /** @description The version that was edited; over a newer one the answer is 409 with both. */
            version?: number;
        };
        StrategyResponse: {
            strategy_input_type: string | null;
            strategy_text: string;
            version: number;
        };
        StrategyVersionResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
        };
        StrategyVersionListResponse: {
            /** @description Newest first; at most 200 are kept. */
            versions: components["schemas"]["StrategyVersionResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        StrategyVersionDetailResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
            strategy_text: string;
        };
        StrategyCancelledResponse: {
            /** @enum {string} */
            status: "idle";
        };
        StrategyResultResponse: {
            /** @description The whole merged document as JSON text. */
            result: string;
            strategy_type: string;
        };
        StrategyQueuedResponse: {
            /** @enum {string} */
            status: "queued";
            /**
             * Format: uuid
             * @description For `GET /api/jobs`.
             */
            job_id: string;
        };
        BrandViewResponse: {
            /** @description Taken from the strategy; null before there is one. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        ThumbnailResponse: {
            /** @description Signed address of a WebP copy. */
            url: string;
            /** @description Pixels. */
            width: number;
        };
        PaletteColorResponse: {
            /** @description `#rrggbb` */
            color: string;
            /** @description How much of the picture has it: 0 to 1. */
            share: number;
        };
        InspirationResponse: {
            /** Format: uuid */
            id: string;
            prompt: string;
            design_type: string;
            provider: string;
            style_tags: string[];
            /**
             * Format: uuid
             * @description The design that it was saved from, which may be gone.
             */
            design_id: string | null;
            /** @description Path in the bucket inspiration-images. */
            image_filename: string | null;
            /** @description Signed address. */
            image_url: string | null;
            /** @description The smallest first. */
            thumbnails: components["schemas"]["ThumbnailResponse"][];
            media_type: string | null;
            bytes: number | null;
            /** @description Pixels. */
            width: number | null;
            /** @description Pixels. */
            height: number | null;
            /** @description `#rrggbb` */
            average_color: string | null;
            /** @description At most six, the largest share first. */
            palette: components["schemas"]["PaletteColorResponse"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        InspirationListResponse: {
            data: components["schemas"]["InspirationResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        InspirationsMetaResponse: {
            /** @description All that designs can have, then others that are used. */
            design_types: string[];
            /** @description Those that are used, the most used first, at most 200. */
            style_tags: string[];
            /** @description How many inspirations have each of `style_tags`. */
            style_tag_counts: number[];
        };
        CreateInspirationForm: {
            prompt: string;
            design_type: string;
            /** @description What made the picture. */
            provider: string;
            /** @description A list, or one text with commas. */
            style_tags: string[];
            /**
             * Format: uuid
             * @description A design of yours whose picture is copied, when none is uploaded.
             */
            design_id?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP under 10 MB.
             */
            image?: Blob;
        };
        SavedInspirationResponse: {
            inspiration: components["schemas"]["InspirationResponse"];
        };
        SaveFromDesignDto: {
            /** Format: uuid */
            design_id: string;
            /** @description A list, or one text with commas. */
            style_tags: string[];
            prompt?: string | null;
            design_type?: string | null;
            provider?: string | null;
        };
        FindCopiesForm: {
            /**
             * Format: uuid
             * @description A design of yours, when no image is uploaded.
             */
            design_id?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP under 10 MB.
             */
            image?: Blob;
        };
        CopiesResponse: {
            /** @description At most five inspirations of the caller that show the same picture, re-encoded and resized ones too. */
            copies: components["schemas"]["InspirationResponse"][];
        };
        UpdateInspirationDto: {
            prompt?: string;
            design_type?: string;
            /** @description What made the picture. */
            provider?: string;
            /** @description A list, or one text with commas. */
            style_tags?: string[];
        };
        CollectionPictureResponse: {
            /**
             * Format: uuid
             * @description Of the inspiration.
             */
            id: string;
            /** @description The smallest first. */
            thumbnails: components["schemas"]["ThumbnailResponse"][];
            /** @description Pixels. */
            width: number | null;
            /** @description Pixels. */
            height: number | null;
            /** @description `#rrggbb` */
            average_color: string | null;
        };
        CollectionResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Signed address of its cover; null without any picture. */
            image: string | null;
            /** @description How many inspirations it holds, the trash left out. */
            design_count: number;
            /** @description At most four, its cover first. */
            pictures: components["schemas"]["CollectionPictureResponse"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CollectionListResponse: {
            /** @description Newest first. */
            data: components["schemas"]["CollectionResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        CreateCollectionDto: {
            name: string;
        };
        UpdateCollectionDto: {
            name?: string;
            /**
             * Format: uuid
             * @description The inspiration in it that stands for it; null for the one added last.
             */
            cover_id?: string | null;
        };
        CollectionItemsDto: {
            inspiration_ids: string[];
        };
        CollectionItemsResponse: {
            /** @description As it is now. */
            collection: components["schemas"]["CollectionResponse"];
            /** @description How many were added or removed; the others were there, or not, already. */
            changed: number;
            /** @description Those of the ids that are no inspirations of the caller. */
            not_found: string[];
        };
        AnalyzerResponse: {
            slug: string;
            name: string;
            /** @enum {string} */
            input_type: "image" | "text";
            can_save_as_prompt: boolean;
            /** @description What it tells, in a sentence. */
            about: string;
        };
        DescribeImageForm: {
            /**
             * Format: uuid
             * @description A design of yours, when no image is uploaded.
             */
            design_id?: string;
            /**
             * Format: uuid
             * @description An inspiration of yours, when neither an image is uploaded nor a design named.
             */
            inspiration_id?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP of at most 5 MB.
             */
            image_file?: Blob;
        };
        AnalysisThumbnailResponse: {
            /** @description Signed address of a WebP copy. */
            url: string;
            /** @description Pixels. */
            width: number;
        };
        DescriptionResponse: {
            text: string;
        };
        NamedColourResponse: {
            /** @description `#rrggbb` */
            hex: string;
            name: string;
            /** @description Part of the picture, 0 to 1. */
            share: number;
        };
        ColourPairResponse: {
            /** @description `#rrggbb` */
            one: string;
            /** @description `#rrggbb` */
            other: string;
            /** @description Contrast of WCAG 2, 1 to 21. */
            contrast: number;
        };
        TextLineResponse: {
            text: string;
            /** @description 0 to 100; 100 where the picture was made here and its words are known. */
            confidence: number;
            /** @description Of its box, in pixels of the picture. */
            x: number;
            y: number;
            width: number;
            height: number;
            /** @description Of the letters, `#rrggbb`. */
            colour: string;
            /** @description Of what is around them, `#rrggbb`. */
            ground: string;
            /** @description Contrast of WCAG 2, 1 to 21. */
            contrast: number;
            /** @description So large that a contrast of 3 is enough, with the picture shown 1,000 pixels high or wide. */
            is_large: boolean;
        };
        PlaceResponse: {
            /** @description 0 left to 1 right. */
            x: number;
            /** @description 0 top to 1 bottom. */
            y: number;
        };
        CompositionResponse: {
            /** @description Mean lightness, 0 to 1. */
            brightness: number;
            /** @description Deviation of lightness. */
            contrast: number;
            /** @description Mean chroma in OKLab. */
            colourfulness: number;
            /** @description Where what stands out lies. */
            weight: components["schemas"]["PlaceResponse"];
            /** @description Of left and right, 0 to 1. */
            symmetry: number;
            /** @description Part of the picture where nothing happens, 0 to 1. */
            quiet_space: number;
            /** @description Part of the pixels that lie on an edge, 0 to 1. */
            detail: number;
        };
        QualityResponse: {
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description 0 sharp to 1 blurred. */
            blur: number;
            /** @description Deviation of the grain, of 255. */
            noise: number;
            /** @description Part of the pixels that are pure white. */
            white: number;
            /** @description Part of the pixels that are pure black. */
            black: number;
            /** @description Centimetres at 300 dots an inch. */
            print_width: number;
            /** @description Centimetres at 300 dots an inch. */
            print_height: number;
        };
        ConfusionResponse: {
            /** @description `#rrggbb` */
            one: string;
            /** @description `#rrggbb` */
            other: string;
            /** @enum {string} */
            seen_by: "protanopia" | "deuteranopia" | "tritanopia";
            /** @description Delta E 2000 for most people. */
            apart: number;
            /** @description Delta E 2000 for those. */
            alike: number;
        };
        FaintLineResponse: {
            text: string;
            /** @enum {string} */
            seen_by: "protanopia" | "deuteranopia" | "tritanopia";
            /** @description Contrast of WCAG 2, 1 to 21. */
            contrast: number;
        };
        PictureFactsResponse: {
            /** @description At most eight, the largest first. */
            palette?: components["schemas"]["NamedColourResponse"][];
            /** @description The ten strongest contrasts. */
            pairs?: components["schemas"]["ColourPairResponse"][];
            /** @description How the hues lie to each other: `complementary`. */
            harmony?: string;
            /** @description `warm`, `cool`, `neutral`, `warm and cool` */
            temperature?: string;
            /** @description At most 200, from top to bottom. */
            lines?: components["schemas"]["TextLineResponse"][];
            composition?: components["schemas"]["CompositionResponse"];
            quality?: components["schemas"]["QualityResponse"];
            /** @description At most six, the worst first. */
            confusions?: components["schemas"]["ConfusionResponse"][];
            /** @description Lines legible for most people, and not for those with a colour-vision deficiency. */
            faint_lines?: components["schemas"]["FaintLineResponse"][];
        };
        AnalysisResponse: {
            /** Format: uuid */
            id: string;
            /** @description Slug of the method. */
            analyzer: string;
            /** @description Its name, or the slug when there is no such method any more. */
            analyzer_name: string;
            can_save_as_prompt: boolean;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            error: string | null;
            /** @description Of the file, or what the picture was made or saved with. */
            name: string;
            /** @enum {string} */
            source: "upload" | "design" | "inspiration";
            /**
             * Format: uuid
             * @description The design or inspiration, which may be gone.
             */
            source_id: string | null;
            /** @description Path of its copy of the picture in the bucket design-images. */
            image_filename: string;
            /** @description Signed address of it. */
            image_url: string;
            media_type: string;
            /** @description At most four, the smallest first. */
            thumbnails: components["schemas"]["AnalysisThumbnailResponse"][];
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description `#rrggbb` */
            average_color: string | null;
            /** @description How the answer begins. */
            excerpt: string;
            /** Format: date-time */
            created_at: string;
            /** @description At most ten texts. */
            descriptions: components["schemas"]["DescriptionResponse"][] | null;
            result: string | null;
            facts: components["schemas"]["PictureFactsResponse"] | null;
            /** @description How it was found out, and what it cannot tell. */
            method: string | null;
        };
        AnalyzeForm: {
            /**
             * Format: uuid
             * @description A design of yours, when no image is uploaded.
             */
            design_id?: string;
            /**
             * Format: uuid
             * @description An inspiration of yours, when neither an image is uploaded nor a design named.
             */
            inspiration_id?: string;
            /** @description One of `GET /api/v1/analyzers`. */
            analyzer_slug: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP of at most 5 MB.
             */
            file?: Blob;
        };
        SaveAsPromptDto: {
            prompt_name: string;
            prompt_text: string;
            /** Format: uuid */
            brand_id?: string | null;
        };
        SavedAsPromptResponse: {
            message: string;
            /** Format: uuid */
            prompt_id: string;
        };
        AnalysisSummaryResponse: {
            /** Format: uuid */
            id: string;
            /** @description Slug of the method. */
            analyzer: string;
            /** @description Its name, or the slug when there is no such method any more. */
            analyzer_name: string;
            can_save_as_prompt: boolean;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            error: string | null;
            /** @description Of the file, or what the picture was made or saved with. */
            name: string;
            /** @enum {string} */
            source: "upload" | "design" | "inspiration";
            /**
             * Format: uuid
             * @description The design or inspiration, which may be gone.
             */
            source_id: string | null;
            /** @description Path of its copy of the picture in the bucket design-images. */
            image_filename: string;
            /** @description Signed address of it. */
            image_url: string;
            media_type: string;
            /** @description At most four, the smallest first. */
            thumbnails: components["schemas"]["AnalysisThumbnailResponse"][];
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description `#rrggbb` */
            average_color: string | null;
            /** @description How the answer begins. */
            excerpt: string;
            /** Format: date-time */
            created_at: string;
        };
        AnalysisListResponse: {
            /** @description Newest first. */
            analyses: components["schemas"]["AnalysisSummaryResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        StudioResponse: {
            /** @enum {string} */
            id: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
            name: string;
            /** @description Its manner, in a sentence. */
            description: string;
        };
        StudioListResponse: {
            studios: components["schemas"]["StudioResponse"][];
        };
        ProposalResponse: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description In the client’s words; with pictures, what was said about them. */
            client_request: string;
            /** @enum {string} */
            design_studio: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
            studio_name: string;
            /** @description Markdown: `##` headings, paragraphs, lists, tables, quotes and bold; never HTML. null until it is written. */
            proposal_content: string | null;
            /** @description How the proposal begins, or the request before there is one: plain text of at most 300 characters. */
            preview: string;
            /** @enum {string} */
            input_type: "text" | "image";
            /** @description 0 to 3. */
            image_count: number;
            /** @enum {string} */
            status: "active" | "archived" | "draft";
            /** @enum {string} */
            generation_status: "pending" | "generating" | "completed" | "failed";
            /** @description 0 to 100. */
            generation_progress: number;
            /** @description A sentence for the screen. */
            generation_error: string | null;
            /** @description Why, in a word: `cancelled`, `rate_limited`, … */
            generation_error_code: string | null;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ProposalPagination: {
            page: number;
            limit: number;
            /** @description How many there are with these filters. */
            total: number;
            /** @description At least 1. */
            pages: number;
            has_more: boolean;
        };
        ProposalStats: {
            total: number;
            active: number;
            /** @description Waiting or being written. */
            generating: number;
        };
        ProposalListResponse: {
            proposals: components["schemas"]["ProposalResponse"][];
            pagination: components["schemas"]["ProposalPagination"];
            /** @description Of all, whatever the filters. */
            stats: components["schemas"]["ProposalStats"];
        };
        GenerateProposalDto: {
            /** @description What the client asked for, at least 10 characters; with pictures the context, at most 500 characters, which may be left out. */
            client_request?: string;
            /**
             * Format: byte
             * @description One picture; as `images` with one.
             */
            image?: string;
            /** @description JPEG, PNG or WebP files under 10 MB in base64, with or without `data:…,` before it. They are looked at and not kept. */
            images?: string[];
            /**
             * @default TI
             * @enum {string}
             */
            design_studio?: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
            /**
             * Format: uuid
             * @description In whose colours and type it is exported.
             */
            brand_profile_id?: string | null;
            /**
             * @description Answers at once, with 202, instead of when it is written.
             * @default false
             */
            async?: boolean;
        };
        GeneratedProposalResponse: {
            /** Format: uuid */
            proposal_id: string;
            /** @enum {string} */
            generation_status: "pending" | "generating" | "completed" | "failed";
            /** @description Once it is written. */
            project_proposal: string | null;
            /** @enum {string} */
            design_studio: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
            /** @description Why it is not saved; always null here: it is saved first. */
            save_warning: string | null;
        };
        ReferenceColorResponse: {
            /** @example #1b3a4b */
            hex: string;
            name: string;
            /** @description How much of the picture has it, 0 to 1. */
            share: number;
        };
        ReferenceImageResponse: {
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description At most eight. */
            colors: components["schemas"]["ReferenceColorResponse"][];
            /** @description Lines of text that were read in it, at most forty. */
            words: string[];
            /** @description By a model that sees, where one is set up. */
            description: string | null;
        };
        ProposalDetailResponse: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description In the client’s words; with pictures, what was said about them. */
            client_request: string;
            /** @enum {string} */
            design_studio: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
            studio_name: string;
            /** @description Markdown: `##` headings, paragraphs, lists, tables, quotes and bold; never HTML. null until it is written. */
            proposal_content: string | null;
            /** @description How the proposal begins, or the request before there is one: plain text of at most 300 characters. */
            preview: string;
            /** @enum {string} */
            input_type: "text" | "image";
            /** @description 0 to 3. */
            image_count: number;
            /** @enum {string} */
            status: "active" | "archived" | "draft";
            /** @enum {string} */
            generation_status: "pending" | "generating" | "completed" | "failed";
            /** @description 0 to 100. */
            generation_progress: number;
            /** @description A sentence for the screen. */
            generation_error: string | null;
            /** @description Why, in a word: `cancelled`, `rate_limited`, … */
            generation_error_code: string | null;
            /** Format: uuid */
            brand_profile_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Of its title and text; send it with a change. 0 before it is written. */
            version: number;
            images: components["schemas"]["ReferenceImageResponse"][];
        };
        ProposalEnvelope: {
            proposal: components["schemas"]["ProposalDetailResponse"];
        };
        UpdateProposalDto: {
            title?: string;
            /**
             * @description `archived` takes it out of the list, `active` puts it back.
             * @enum {string}
             */
            status?: "active" | "archived" | "draft";
            /** @description Markdown, kept as it was typed; what it replaces is kept as a version. */
            proposal_content?: string;
            /** Format: uuid */
            brand_profile_id?: string | null;
            /** @description The version whose title or text was edited; over a newer one the answer is 409 with both. */
            version?: number;
        };
        RegenerateProposalDto: {
            /**
             * @description Another studio than before.
             * @enum {string}
             */
            design_studio?: "TI" | "SUL" | "JAD" | "BIL" | "HOL";
        };
        ExportProposalDto: {
            /**
             * @default pdf
             * @enum {string}
             */
            format?: "pdf" | "docx";
        };
        ExportResponse: {
            /** @description Signed address of the document under the API’s origin, for 10 minutes; it has the text of that moment. */
            url: string;
        };
        ProposalVersionResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
        };
        ProposalVersionListResponse: {
            /** @description Newest first; at most 200 are kept. */
            versions: components["schemas"]["ProposalVersionResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        ProposalVersionDetailResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
            title: string;
            /** @description null when it was named before it was written. */
            proposal_content: string | null;
        };
        WebsiteItemDto: {
            title: string;
            text: string;
        };
        WebsiteSectionDto: {
            heading: string;
            /** @description Paragraphs, parted by an empty line. */
            body: string;
            items: components["schemas"]["WebsiteItemDto"][];
            /** @description What the button says; '' for none. */
            action: string;
        };
        WebsiteSectionsDto: {
            hero_section?: components["schemas"]["WebsiteSectionDto"];
            about_section?: components["schemas"]["WebsiteSectionDto"];
            services_section?: components["schemas"]["WebsiteSectionDto"];
            section_4?: components["schemas"]["WebsiteSectionDto"];
            testimonials_section?: components["schemas"]["WebsiteSectionDto"];
            cta_section?: components["schemas"]["WebsiteSectionDto"];
            footer_section?: components["schemas"]["WebsiteSectionDto"];
        };
        WebsiteSeoDto: {
            title: string;
            description: string;
        };
        WebsiteResponse: {
            structured_content: components["schemas"]["WebsiteSectionsDto"];
            /** @description The sections that are on the page, in order. */
            order: ("hero_section" | "about_section" | "services_section" | "section_4" | "testimonials_section" | "cta_section" | "footer_section")[];
            locked: ("hero_section" | "about_section" | "services_section" | "section_4" | "testimonials_section" | "cta_section" | "footer_section")[];
            seo: components["schemas"]["WebsiteSeoDto"];
            /** @description What the writer tells and asks whoever edits the page: no copy, on no page and in no file. */
            notes: string;
            /** Format: date-time */
            generated_at: string | null;
            /** @description A model's name, or 'Built-in writer'. */
            model_used: string | null;
            version: number;
        };
        WebsiteEnvelope: {
            content: components["schemas"]["WebsiteResponse"];
        };
        WebsiteStatusResponse: {
            /** @enum {string} */
            status: "idle" | "queued" | "generating" | "completed" | "failed";
            /** @description 0 to 100. */
            progress: number;
            error: string | null;
            /** @description The whole current content, once completed. */
            content_data: components["schemas"]["WebsiteResponse"] | null;
        };
        GenerateWebsiteDto: {
            /**
             * @description That section alone; all that are not locked without it.
             * @enum {string}
             */
            section?: "hero_section" | "about_section" | "services_section" | "section_4" | "testimonials_section" | "cta_section" | "footer_section";
        };
        WebsiteQueuedResponse: {
            /** @enum {string} */
            status: "queued";
            /**
             * Format: uuid
             * @description For `GET /api/jobs`.
             */
            job_id: string;
        };
        SaveWebsiteDto: {
            structured_content: components["schemas"]["WebsiteSectionsDto"];
            /** @description The sections that are on the page, in their order. */
            order: ("hero_section" | "about_section" | "services_section" | "section_4" | "testimonials_section" | "cta_section" | "footer_section")[];
            /** @description Those that no generation writes anew. */
            locked: ("hero_section" | "about_section" | "services_section" | "section_4" | "testimonials_section" | "cta_section" | "footer_section")[];
            seo: components["schemas"]["WebsiteSeoDto"];
            /** @description What the writer tells and asks whoever edits the page; without it those that are there stay. */
            notes?: string;
            /** @description The version that was edited; over a newer one the answer is 409 with both. */
            version?: number;
        };
        WebsiteVersionResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
        };
        WebsiteVersionListResponse: {
            /** @description Newest first; at most 200 are kept. */
            versions: components["schemas"]["WebsiteVersionResponse"][];
            pagination: components["schemas"]["PaginationResponse"];
        };
        WebsiteVersionDetailResponse: {
            version: number;
            /** @enum {string} */
            source: "generated" | "template" | "edited" | "repaired" | "restored";
            /** Format: date-time */
            created_at: string;
            /** @description JSON text: sections, order, locked, seo and notes. */
            content: string;
        };
        TrashPictureResponse: {
            /** @description Signed address under the API’s origin, for an hour or more, while it lies in the trash. */
            thumbnail_url: string;
            /** @description Of the picture itself, in pixels. */
            width: number;
            height: number;
            /** @example #a1b2c3 */
            average_color: string;
        };
        TrashItemResponse: {
            /** @enum {string} */
            type: "analysis" | "brand" | "collection" | "design" | "inspiration" | "prompt" | "proposal";
            /** Format: uuid */
            id: string;
            /** @description Its name, or the beginning of its text; empty when it has none. */
            title: string;
            /** Format: date-time */
            deleted_at: string;
            /**
             * Format: date-time
             * @description When it is removed for good.
             */
            purged_at: string;
            /** @description What it looked like, where it is a picture. */
            picture: components["schemas"]["TrashPictureResponse"] | null;
        };
        TrashListResponse: {
            /** @description The latest deleted first. */
            items: components["schemas"]["TrashItemResponse"][];
            /** @description How many things lie in the trash. */
            total: number;
            pagination: components["schemas"]["PaginationResponse"];
        };
        TrashReference: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "analysis" | "brand" | "collection" | "design" | "inspiration" | "prompt" | "proposal";
        };
        RestoreTrashDto: {
            items: components["schemas"]["TrashReference"][];
        };
        RestoredResponse: {
            /** @description Those that are out of the trash by this call. */
            restored: components["schemas"]["TrashReference"][];
        };
        EmptiedResponse: {
            /** @description How many things this call removed. */
            purged: number;
            has_more: boolean;
            /**
             * Format: date-time
             * @description For the next call.
             */
            before: string;
        };
        ProviderUsageResponse: {
            provider: string;
            /** @description As it is named on the screen. */
            name: string;
            /** @description What it counts in: 'pictures', 'tokens', 'credits'. */
            unit: string;
            /** @description Of everybody who works here. */
            requests: number;
            /** @description Of everybody who works here. */
            units: number;
            /** @description The caller's part of it. */
            your_units: number;
            /** @description What may be spent in a month, if there is a limit. */
            budget: number | null;
        };
        UsageResponse: {
            /** @description Such as 2026-03. */
            month: string;
            /** @description Those that were used, by name. */
            providers: components["schemas"]["ProviderUsageResponse"][];
            /** @description Whether the caller is one of those who run this installation. */
            is_operator: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CsrfTokenResponse = components['schemas']['CsrfTokenResponse'];
export type JobResponse = components['schemas']['JobResponse'];
export type JobListResponse = components['schemas']['JobListResponse'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type HealthResponse = components['schemas']['HealthResponse'];
export type BrandPictureResponse = components['schemas']['BrandPictureResponse'];
export type BrandProfileResponse = components['schemas']['BrandProfileResponse'];
export type PaginationResponse = components['schemas']['PaginationResponse'];
export type BrandProfileListResponse = components['schemas']['BrandProfileListResponse'];
export type CreateBrandProfileDto = components['schemas']['CreateBrandProfileDto'];
export type BrandProfileDetailResponse = components['schemas']['BrandProfileDetailResponse'];
export type BrandProfileEnvelope = components['schemas']['BrandProfileEnvelope'];
export type UpdateBrandProfileDto = components['schemas']['UpdateBrandProfileDto'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type SizeResponse = components['schemas']['SizeResponse'];
export type ProviderResponse = components['schemas']['ProviderResponse'];
export type ProvidersResponse = components['schemas']['ProvidersResponse'];
export type FilterOptionsResponse = components['schemas']['FilterOptionsResponse'];
export type CreateDesignForm = components['schemas']['CreateDesignForm'];
export type DesignRequestResponse = components['schemas']['DesignRequestResponse'];
export type CreateMoodboardForm = components['schemas']['CreateMoodboardForm'];
export type DesignResponse = components['schemas']['DesignResponse'];
export type DesignListResponse = components['schemas']['DesignListResponse'];
export type RecipeFonts = components['schemas']['RecipeFonts'];
export type RecipeBrand = components['schemas']['RecipeBrand'];
export type RecipeResponse = components['schemas']['RecipeResponse'];
export type DesignPromptResponse = components['schemas']['DesignPromptResponse'];
export type RelatedDesignResponse = components['schemas']['RelatedDesignResponse'];
export type DesignDetailResponse = components['schemas']['DesignDetailResponse'];
export type NeighboursResponse = components['schemas']['NeighboursResponse'];
export type CreateArchiveDto = components['schemas']['CreateArchiveDto'];
export type LeftOutResponse = components['schemas']['LeftOutResponse'];
export type ArchiveResponse = components['schemas']['ArchiveResponse'];
export type UpdateDesignDto = components['schemas']['UpdateDesignDto'];
export type FileReference = components['schemas']['FileReference'];
export type BulkUrlsDto = components['schemas']['BulkUrlsDto'];
export type SignedUrlResponse = components['schemas']['SignedUrlResponse'];
export type BulkUrlsResponse = components['schemas']['BulkUrlsResponse'];
export type PromptResponse = components['schemas']['PromptResponse'];
export type PromptPagination = components['schemas']['PromptPagination'];
export type PromptListResponse = components['schemas']['PromptListResponse'];
export type CreatePromptDto = components['schemas']['CreatePromptDto'];
export type PromptDetailResponse = components['schemas']['PromptDetailResponse'];
export type NewPromptResponse = components['schemas']['NewPromptResponse'];
export type PromptFolderResponse = components['schemas']['PromptFolderResponse'];
export type PromptTypesResponse = components['schemas']['PromptTypesResponse'];
export type GeneratedPromptResponse = components['schemas']['GeneratedPromptResponse'];
export type PromptEnvelope = components['schemas']['PromptEnvelope'];
export type UpdatePromptDto = components['schemas']['UpdatePromptDto'];
export type PromptVersionResponse = components['schemas']['PromptVersionResponse'];
export type PromptVersionListResponse = components['schemas']['PromptVersionListResponse'];
export type PromptTemplatesResponse = components['schemas']['PromptTemplatesResponse'];
export type BrandPromptsResponse = components['schemas']['BrandPromptsResponse'];
export type BrandVariableResponse = components['schemas']['BrandVariableResponse'];
export type BrandVariablesResponse = components['schemas']['BrandVariablesResponse'];
export type GeneratedTextResponse = components['schemas']['GeneratedTextResponse'];
export type StrategyStatusResponse = components['schemas']['StrategyStatusResponse'];
export type SaveStrategyDto = components['schemas']['SaveStrategyDto'];
export type StrategyResponse = components['schemas']['StrategyResponse'];
export type StrategyVersionResponse = components['schemas']['StrategyVersionResponse'];
export type StrategyVersionListResponse = components['schemas']['StrategyVersionListResponse'];
export type StrategyVersionDetailResponse = components['schemas']['StrategyVersionDetailResponse'];
export type StrategyCancelledResponse = components['schemas']['StrategyCancelledResponse'];
export type StrategyResultResponse = components['schemas']['StrategyResultResponse'];
export type StrategyQueuedResponse = components['schemas']['StrategyQueuedResponse'];
export type BrandViewResponse = components['schemas']['BrandViewResponse'];
export type ThumbnailResponse = components['schemas']['ThumbnailResponse'];
export type PaletteColorResponse = components['schemas']['PaletteColorResponse'];
export type InspirationResponse = components['schemas']['InspirationResponse'];
export type InspirationListResponse = components['schemas']['InspirationListResponse'];
export type InspirationsMetaResponse = components['schemas']['InspirationsMetaResponse'];
export type CreateInspirationForm = components['schemas']['CreateInspirationForm'];
export type SavedInspirationResponse = components['schemas']['SavedInspirationResponse'];
export type SaveFromDesignDto = components['schemas']['SaveFromDesignDto'];
export type FindCopiesForm = components['schemas']['FindCopiesForm'];
export type CopiesResponse = components['schemas']['CopiesResponse'];
export type UpdateInspirationDto = components['schemas']['UpdateInspirationDto'];
export type CollectionPictureResponse = components['schemas']['CollectionPictureResponse'];
export type CollectionResponse = components['schemas']['CollectionResponse'];
export type CollectionListResponse = components['schemas']['CollectionListResponse'];
export type CreateCollectionDto = components['schemas']['CreateCollectionDto'];
export type UpdateCollectionDto = components['schemas']['UpdateCollectionDto'];
export type CollectionItemsDto = components['schemas']['CollectionItemsDto'];
export type CollectionItemsResponse = components['schemas']['CollectionItemsResponse'];
export type AnalyzerResponse = components['schemas']['AnalyzerResponse'];
export type DescribeImageForm = components['schemas']['DescribeImageForm'];
export type AnalysisThumbnailResponse = components['schemas']['AnalysisThumbnailResponse'];
export type DescriptionResponse = components['schemas']['DescriptionResponse'];
export type NamedColourResponse = components['schemas']['NamedColourResponse'];
export type ColourPairResponse = components['schemas']['ColourPairResponse'];
export type TextLineResponse = components['schemas']['TextLineResponse'];
export type PlaceResponse = components['schemas']['PlaceResponse'];
export type CompositionResponse = components['schemas']['CompositionResponse'];
export type QualityResponse = components['schemas']['QualityResponse'];
export type ConfusionResponse = components['schemas']['ConfusionResponse'];
export type FaintLineResponse = components['schemas']['FaintLineResponse'];
export type PictureFactsResponse = components['schemas']['PictureFactsResponse'];
export type AnalysisResponse = components['schemas']['AnalysisResponse'];
export type AnalyzeForm = components['schemas']['AnalyzeForm'];
export type SaveAsPromptDto = components['schemas']['SaveAsPromptDto'];
export type SavedAsPromptResponse = components['schemas']['SavedAsPromptResponse'];
export type AnalysisSummaryResponse = components['schemas']['AnalysisSummaryResponse'];
export type AnalysisListResponse = components['schemas']['AnalysisListResponse'];
export type StudioResponse = components['schemas']['StudioResponse'];
export type StudioListResponse = components['schemas']['StudioListResponse'];
export type ProposalResponse = components['schemas']['ProposalResponse'];
export type ProposalPagination = components['schemas']['ProposalPagination'];
export type ProposalStats = components['schemas']['ProposalStats'];
export type ProposalListResponse = components['schemas']['ProposalListResponse'];
export type GenerateProposalDto = components['schemas']['GenerateProposalDto'];
export type GeneratedProposalResponse = components['schemas']['GeneratedProposalResponse'];
export type ReferenceColorResponse = components['schemas']['ReferenceColorResponse'];
export type ReferenceImageResponse = components['schemas']['ReferenceImageResponse'];
export type ProposalDetailResponse = components['schemas']['ProposalDetailResponse'];
export type ProposalEnvelope = components['schemas']['ProposalEnvelope'];
export type UpdateProposalDto = components['schemas']['UpdateProposalDto'];
export type RegenerateProposalDto = components['schemas']['RegenerateProposalDto'];
export type ExportProposalDto = components['schemas']['ExportProposalDto'];
export type ExportResponse = components['schemas']['ExportResponse'];
export type ProposalVersionResponse = components['schemas']['ProposalVersionResponse'];
export type ProposalVersionListResponse = components['schemas']['ProposalVersionListResponse'];
export type ProposalVersionDetailResponse = components['schemas']['ProposalVersionDetailResponse'];
export type WebsiteItemDto = components['schemas']['WebsiteItemDto'];
export type WebsiteSectionDto = components['schemas']['WebsiteSectionDto'];
export type WebsiteSectionsDto = components['schemas']['WebsiteSectionsDto'];
export type WebsiteSeoDto = components['schemas']['WebsiteSeoDto'];
export type WebsiteResponse = components['schemas']['WebsiteResponse'];
export type WebsiteEnvelope = components['schemas']['WebsiteEnvelope'];
export type WebsiteStatusResponse = components['schemas']['WebsiteStatusResponse'];
export type GenerateWebsiteDto = components['schemas']['GenerateWebsiteDto'];
export type WebsiteQueuedResponse = components['schemas']['WebsiteQueuedResponse'];
export type SaveWebsiteDto = components['schemas']['SaveWebsiteDto'];
export type WebsiteVersionResponse = components['schemas']['WebsiteVersionResponse'];
export type WebsiteVersionListResponse = components['schemas']['WebsiteVersionListResponse'];
export type WebsiteVersionDetailResponse = components['schemas']['WebsiteVersionDetailResponse'];
export type TrashPictureResponse = components['schemas']['TrashPictureResponse'];
export type TrashItemResponse = components['schemas']['TrashItemResponse'];
export type TrashListResponse = components['schemas']['TrashListResponse'];
export type TrashReference = components['schemas']['TrashReference'];
export type RestoreTrashDto = components['schemas']['RestoreTrashDto'];
export type RestoredResponse = components['schemas']['RestoredResponse'];
export type EmptiedResponse = components['schemas']['EmptiedResponse'];
export type ProviderUsageResponse = components['schemas']['ProviderUsageResponse'];
export type UsageResponse = components['schemas']['UsageResponse'];
export type $defs = Record<string, never>;
export interface operations {
    getCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfTokenResponse"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query: {
                /** @description At most 100 ids, separated by commas. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    issuePass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listBrandProfiles: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Somewhere in name or description, in any case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandProfileListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createBrandProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBrandProfileDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandProfileEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getBrandProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandProfileEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteBrandProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateBrandProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBrandProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandProfileEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreBrandProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandProfileEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getAvailableProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvidersResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getDesignFilterOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterOptionsResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateDesign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDesignForm"];
                "multipart/form-data": components["schemas"]["CreateDesignForm"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignRequestResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateMoodboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMoodboardForm"];
                "multipart/form-data": components["schemas"]["CreateMoodboardForm"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignRequestResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listDesigns: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Exact. */
                design_type?: string;
                /** @description Exact. */
                operation?: string;
                /** @description Exact. */
                provider?: string;
                /** @description Exact name of a brand. */
                brand?: string;
                /** @description A brand by its id, which renaming does not change. */
                brand_profile_id?: string;
                /** @description Made from this saved prompt. */
                prompt_id?: string;
                /** @description Part of the prompt or of the brand name, in any case. */
                search?: string;
                sort?: "newest" | "oldest";
                favorite?: boolean;
                /** @description Made at this time or later. A date, or a date and time with zone, from the year 0001. */
                from?: string;
                /** @description Made before this time; a date alone includes its whole day. A date, or a date and time with zone, from the year 0001. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignDetailResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDesignDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getNeighbours: {
        parameters: {
            query?: {
                /** @description Exact. */
                design_type?: string;
                /** @description Exact. */
                operation?: string;
                /** @description Exact. */
                provider?: string;
                /** @description Exact name of a brand. */
                brand?: string;
                /** @description A brand by its id, which renaming does not change. */
                brand_profile_id?: string;
                /** @description Made from this saved prompt. */
                prompt_id?: string;
                /** @description Part of the prompt or of the brand name, in any case. */
                search?: string;
                sort?: "newest" | "oldest";
                favorite?: boolean;
                /** @description Made at this time or later. A date, or a date and time with zone, from the year 0001. */
                from?: string;
                /** @description Made before this time; a date alone includes its whole day. A date, or a date and time with zone, from the year 0001. */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeighboursResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    archiveDesigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateArchiveDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    redirectToImage: {
        parameters: {
            query: {
                bucket: "design-images" | "inspiration-images";
            };
            header?: never;
            path: {
                /** @description The storage path, slashes included. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: {
                headers: {
                    /** @description The signed address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getImageUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUrlsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUrlsResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPrompts: {
        parameters: {
            query?: {
                skip?: number;
                limit?: number;
                sort?: "newest" | "oldest" | "alphabetical";
                /** @description Part of the name or the content, in any case. */
                search?: string;
                brand_id?: string;
                /** @description Exact; `general` finds those without a type, too. */
                prompt_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePromptDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPromptResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPromptTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptTypesResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generatePrompt: {
        parameters: {
            query: {
                prompt_id: string;
                brand_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedPromptResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model refused what it was to write, or could not use it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model is not reached, not set up correctly, or its answer cannot be used. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model has no room, credit or budget left; `Retry-After` may say how long to wait. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deletePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updatePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePromptDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restorePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    clonePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPromptResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPromptVersions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptVersionListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getPromptVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptVersionResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restorePromptVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listPromptTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptTemplatesResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listBrandPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandPromptsResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listBrandVariables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandVariablesResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generatePromptStarter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                template: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedTextResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model refused what it was to write, or could not use it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model is not reached, not set up correctly, or its answer cannot be used. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model has no room, credit or budget left; `Retry-After` may say how long to wait. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getStrategyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyStatusResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveStrategyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listStrategyVersions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyVersionListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getStrategyVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyVersionDetailResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreStrategyVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyCancelledResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "brand_strategy" | "palette" | "fonts" | "direction" | "voice";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyResultResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    queueStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "brand_strategy" | "palette" | "fonts" | "direction" | "voice";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyQueuedResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getMarketAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandViewResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getUnfairAdvantage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandViewResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getBrandPersona: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandViewResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getBrandVisual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandViewResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listInspirations: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Exact. */
                design_type?: string;
                /** @description Joined by commas: those that have all of them. */
                style_tags?: string;
                /** @description Part of the prompt or of a style tag, in any case. */
                search?: string;
                /** @description Those whose picture has about this colour. */
                color?: string;
                /** @description Newest first without it; with a colour, closest to it first. `closest` needs a colour. */
                sort?: "newest" | "oldest" | "closest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createInspiration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInspirationForm"];
                "multipart/form-data": components["schemas"]["CreateInspirationForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedInspirationResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getInspirationsMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationsMetaResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveInspirationFromDesign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFromDesignDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedInspirationResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    findInspirationCopies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindCopiesForm"];
                "multipart/form-data": components["schemas"]["FindCopiesForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiesResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getInspiration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteInspiration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateInspiration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInspirationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreInspiration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Part of the name, in any case. */
                search?: string;
                /** @description Those that hold this inspiration. */
                inspiration_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCollectionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCollectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listCollectionItems: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Exact. */
                design_type?: string;
                /** @description Joined by commas: those that have all of them. */
                style_tags?: string;
                /** @description Part of the prompt or of a style tag, in any case. */
                search?: string;
                /** @description Those whose picture has about this colour. */
                color?: string;
                /** @description Newest first without it; with a colour, closest to it first. `closest` needs a colour. */
                sort?: "newest" | "oldest" | "closest";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    addCollectionItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionItemsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionItemsResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeCollectionItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionItemsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionItemsResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAnalyzers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzerResponse"][];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    describeImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DescribeImageForm"];
                "multipart/form-data": components["schemas"]["DescribeImageForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    analyzeImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyzeForm"];
                "multipart/form-data": components["schemas"]["AnalyzeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveAnalysisAsPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAsPromptDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAsPromptResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listStudios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioListResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listProposals: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "active" | "archived" | "draft" | "all";
                sort?: "newest" | "oldest" | "alphabetical" | "studio";
                /** @description Part of the title, the request or the proposal, in any case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateProposalDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedProposalResponse"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedProposalResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model refused what it was to write, or could not use it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model is not reached, not set up correctly, or its answer cannot be used. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model has no room, credit or budget left; `Retry-After` may say how long to wait. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    updateProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProposalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    deleteProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    patchProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProposalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    regenerateProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegenerateProposalDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    cancelProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    exportProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportProposalDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The text model refused what it was to write, or could not use it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listProposalVersions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalVersionListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getProposalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalVersionDetailResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreProposalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getWebsiteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    generateWebsiteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GenerateWebsiteDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    saveWebsiteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWebsiteDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The body or a file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getWebsiteContentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteStatusResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    queueWebsiteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GenerateWebsiteDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteQueuedResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It was changed in the meantime, or the user has as many as may be kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too fast; `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listWebsiteContentVersions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteVersionListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getWebsiteContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteVersionDetailResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreWebsiteContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteEnvelope"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashListResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    emptyTrash: {
        parameters: {
            query?: {
                /** @description Leave what was deleted at this time or later; without it, the time of the call. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    restoreFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreTrashDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    purgeFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "analysis" | "brand" | "collection" | "design" | "inspiration" | "prompt" | "proposal";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The CSRF token is missing or old. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or it is someone else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description A calendar month (UTC), such as 2026-03; this one if nothing is said. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            /** @description A field cannot be accepted; `details` names it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description No token, or not a valid one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
