module.exports = { ...require('../../jest.preset.js').node, displayName: 'website' };
